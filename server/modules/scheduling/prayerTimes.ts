import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan';
import type { Queryable } from '#framework/server/db/connect';
import { isOneOf } from '#framework/server/db/qualified';
import { tables } from '#framework/server/db/schema/tables';

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

/** Prayer times of a day in a city; empty without a city. */
export async function prayersAt(db: Queryable, cityId: string | null, day: string): Promise<Date[]> {
  const center = await readCenter(db, cityId);
  return center ? prayerTimes(day, center) : [];
}

export async function readCenter(db: Queryable, cityId: string | null) {
  return cityId === null ? undefined : (await readCenters(db, [cityId])).get(cityId);
}

/** Coordinates of cities, by id; cities without any are left out. */
export async function readCenters(db: Queryable, cityIds: readonly string[]) {
  const { cities } = tables;
  const found = await db
    .select({ id: cities.id, center: cities.center })
    .from(cities)
    .where(isOneOf(cities.id, cityIds));
  return new Map(found.flatMap(({ id, center }) => (center ? [[id, center] as const] : [])));
}
