import { addDays, minuteMs, riyadhDate, riyadhInstant } from '#framework/base/time/riyadhTime';
import type { Localized } from '#framework/base/i18n/localized';

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

const toMinutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

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

interface Answer {
  readonly question: Localized;
  readonly answer: string;
}

/** Minutes after midnight; `closes` is less than `opens` when a kitchen closes after midnight. */
interface OpeningHours {
  readonly opens: number;
  readonly closes: number;
}

const openingQuestion = /أوقات (?:ال)?عمل|ساعات (?:ال)?عمل|opening hours|working hours/i;
const clock =
  /(\d{1,2})(?::(\d{2}))?\s*(بعد منتصف الليل|منتصف الليل|صباح|فجر|ص(?=\s|$)|ظهر|عصر|مساء|ليل|م(?=\s|$)|[ap]\.?m)/gi;
const morning = /^(?:بعد منتصف|صباح|فجر|ص|a)/i;
const midnight = /^منتصف/;
const dayMinutes = 24 * 60;

/** Opening hours that the client gave in an order; null without an answer, or when it is not two clock times. */
export function statedOpeningHours(answers: readonly Answer[]): OpeningHours | null {
  const found = answers.find(
    ({ question }) => openingQuestion.test(question.ar) || openingQuestion.test(question.en),
  );
  const times = [...(found?.answer ?? '').matchAll(clock)].map(([, hour, minute = '0', part = '']) =>
    minutesOfDay(Number(hour), Number(minute), part),
  );
  const [opens, closes] = times;
  // An answer with two shifts is ambiguous and ignored.
  return times.length === 2 && opens != null && closes != null ? { opens, closes } : null;
}

/** Minutes after midnight of a 12-hour clock time; null for an invalid one. */
function minutesOfDay(hour: number, minute: number, part: string): number | null {
  if (hour < 1 || hour > 12 || minute > 59) return null;
  const early = morning.test(part) || midnight.test(part) || (part === 'ليل' && hour === 12);
  return (hour % 12) * 60 + minute + (early ? 0 : dayMinutes / 2);
}

/** Opening check: true when a visit begins outside the opening hours that the client gave. */
export function isOutsideOpening(visitAt: Date, answers: readonly Answer[]): boolean {
  const hours = statedOpeningHours(answers);
  if (!hours || hours.opens === hours.closes) return false;
  const { opens, closes } = hours;
  const at = (visitAt.getTime() - riyadhInstant(riyadhDate(visitAt)).getTime()) / minuteMs;
  return opens < closes ? at < opens || at >= closes : at < opens && at >= closes;
}
