import { addDays } from 'sijil/base/time/riyadhTime';
import { USUAL_NOTICE_HOURS } from './deadlines';
import { toMinutes } from './openingHours';

/** Visit schedule, edited by an admin in the visit settings. Riyadh days, durations in minutes. */
export interface VisitHours {
  /** Weekdays as in `Date.getUTCDay()`: Sunday is 0. */
  readonly workDays: readonly number[];
  /** `HH:MM-HH:MM`, within which a visit begins and ends. */
  readonly hours: string;
  readonly ramadanHours: string;
  /** Interval between the starts of two visiting times. */
  readonly slotMinutes: number;
  readonly visitMinutes: number;
  /** Hours between planning a visit and its start, at least. */
  readonly noticeHours: number;
  /** Minutes reserved from the call to prayer on. */
  readonly prayerMinutes: number;
  /** Travel time between visits, within a city and between cities. */
  readonly travelMinutes: number;
  readonly travelBetweenCitiesMinutes: number;
  readonly holidays: readonly Holiday[];
}

interface Holiday {
  readonly name: string;
  /** Riyadh days, both included. */
  readonly startsOn: string;
  readonly endsOn: string;
}

/** Default schedule, without holidays, which depend on the year (`officialHolidays`). */
export const defaultVisitHours: VisitHours = {
  workDays: [0, 1, 2, 3, 4],
  hours: '09:00-17:00',
  ramadanHours: '10:00-16:00',
  slotMinutes: 120,
  visitMinutes: 90,
  noticeHours: USUAL_NOTICE_HOURS,
  prayerMinutes: 20,
  travelMinutes: 30,
  travelBetweenCitiesMinutes: 240,
  holidays: [],
};

type ClosedReason = 'weekend' | 'holiday';

/** Reason why no visits are made on a day; null for a working day. */
export function closedReason(day: string, { workDays, holidays }: VisitHours): ClosedReason | null {
  if (!workDays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return 'weekend';
  return holidays.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn) ? 'holiday' : null;
}

/** Opening and closing time of a day's visits, in minutes after midnight. */
export function openingOf(
  day: string,
  hours: VisitHours,
): { readonly opens: number; readonly closes: number } {
  const [opens = 0, closes = 0] = (isRamadan(day) ? hours.ramadanHours : hours.hours)
    .split('-')
    .map(toMinutes);
  return { opens, closes };
}

/** Minimum minutes between the starts of two visits of one inspector: the visit and the travel. */
export function minutesBetween(sameCity: boolean, hours: VisitHours): number {
  return hours.visitMinutes + (sameCity ? hours.travelMinutes : hours.travelBetweenCitiesMinutes);
}

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
});

/** Umm al-Qura (Hijri) day and month of a Gregorian day. */
function hijriDay(day: string): { readonly day: number; readonly month: number } {
  const parts = hijri.formatToParts(new Date(`${day}T12:00:00Z`));
  const read = (type: 'day' | 'month') => Number(parts.find((part) => part.type === type)?.value);
  return { day: read('day'), month: read('month') };
}

export function isRamadan(day: string): boolean {
  return hijriDay(day).month === 9;
}

const eids = [
  { name: 'عيد الفطر', month: 10, day: 1 },
  { name: 'عيد الأضحى', month: 12, day: 9 },
];

/** Public holidays of the Kingdom in a Gregorian year: Founding Day, National Day, and four days of either Eid. */
export function officialHolidays(year: number): readonly Holiday[] {
  const oneDay = (name: string, day: string) => ({ name, startsOn: day, endsOn: day });
  const found: Holiday[] = [oneDay('يوم التأسيس', `${year}-02-22`), oneDay('اليوم الوطني', `${year}-09-23`)];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    const { day: ofMonth, month } = hijriDay(day);
    const eid = eids.find((feast) => feast.month === month && feast.day === ofMonth);
    if (eid) found.push({ name: eid.name, startsOn: day, endsOn: addDays(day, 3) });
  }
  return found.sort((a, b) => a.startsOn.localeCompare(b.startsOn));
}
