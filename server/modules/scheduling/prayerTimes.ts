import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan';

/**
 * Prayer times of a working day at a place: Dhuhr, Asr and Maghrib of a Riyadh day by the method of Umm al-Qura. The
 * library reads year, month and day of its date by the machine's own clock.
 */
export function prayerTimes(
  day: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): Date[] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const times = new PrayerTimes(
    new Coordinates(latitude, longitude),
    new Date(year, month - 1, date),
    CalculationMethod.UmmAlQura(),
  );
  return [times.dhuhr, times.asr, times.maghrib];
}
