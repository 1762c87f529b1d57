import { type Language, perLanguage } from '../i18n/localized';
import { riyadhInstant } from '../time/riyadhTime';

// Calendar and digits are explicit, because the defaults of `ar-SA` differ between engines (rules 9.3).
const gregorian: Readonly<Record<Language, string>> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' };
const hijri: Readonly<Record<Language, string>> = {
  ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn',
  en: 'en-GB-u-ca-islamic-umalqura-nu-latn',
};

const dateOnly = { dateStyle: 'long' } as const;
const timeOnly = { timeStyle: 'short' } as const;
const weekdayOnly = { weekday: 'long' } as const;

/** The spaces before a time and before its «ص» or «م»: neither may begin a line alone. */
const inTime = /\s(?=\d{1,2}:|[صم]$)/g;

type Moment = Date | string;

/** Riyadh day in words, of an instant (Date or ISO text) or a business date (`YYYY-MM-DD`). */
export const formatDate = defineFormat(gregorian, dateOnly);

/** Riyadh day and time of day. */
export const formatDateTime = defineFormat(gregorian, { ...dateOnly, ...timeOnly });

/** Riyadh time of day. */
export const formatTime = defineFormat(gregorian, timeOnly);

/** Weekday name in Riyadh. */
export const formatWeekday = defineFormat(gregorian, weekdayOnly);

/** Umm al-Qura (Hijri) day, printed with the Gregorian day on legal dates. */
export const formatHijriDate = defineFormat(hijri, dateOnly);

function defineFormat(locales: Readonly<Record<Language, string>>, parts: Intl.DateTimeFormatOptions) {
  const options = { ...parts, timeZone: 'Asia/Riyadh' };
  const formatIn = perLanguage((language) => new Intl.DateTimeFormat(locales[language], options));
  /** @throws RangeError on a text that is no date. */
  return (moment: Moment, language: Language): string =>
    formatIn(language).format(toInstant(moment)).replaceAll(inTime, '\u00A0');
}

function toInstant(moment: Moment): Date {
  if (moment instanceof Date) return moment;
  return moment.length === 'YYYY-MM-DD'.length ? riyadhInstant(moment) : new Date(moment);
}

const locales: Readonly<Record<Language, string>> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' };

/** Month `YYYY-MM` in words; `short` leaves out the year, for the axis of a chart. */
export function formatMonth(month: string, language: Language, length: 'short' | 'long' = 'long'): string {
  return new Intl.DateTimeFormat(locales[language], {
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`));
}

/**
 * Years of every date that is stored or filtered by. No paper of a business is older or runs longer, so that a slip of the
 * keyboard and a year of the Hijri calendar are refused.
 */
export const calendarYears = { first: 1900, last: 2100 } as const;

/** Range check of a date or timestamp: its year is one of `calendarYears`. */
export function isInCalendar(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return year >= calendarYears.first && year <= calendarYears.last;
}

/** Day check: `2026-11-30`, a day that exists and is in the calendar's range; JavaScript reads 30 February as 2 March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isInCalendar(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const timeRangePattern = new RegExp(`^(${clock})-(${clock})$`);

/**
 * Time range check: `09:00-17:00`, within one day, the end after the start; with `overMidnight` also `13:00-02:00`, which ends on
 * the next day.
 */
export function isTimeRange(value: string, overMidnight = false): boolean {
  const [, start, end] = timeRangePattern.exec(value) ?? [];
  return start !== undefined && end !== undefined && (overMidnight || start < end);
}
