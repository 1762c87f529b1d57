import { addDays, riyadhDate } from 'sijil/base/time/riyadhTime';

/** Full Riyadh months, `YYYY-MM`, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Riyadh days, `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const longestPeriodMonths = 36;
const usualMonths = 12;
/** Earliest month that a period may include. */
const earliest = '2000-01';

export type PeriodProblem = 'period_unreadable' | 'period_reversed' | 'period_too_long';

/**
 * Reads the period from an address's `from` and `to`, or returns why it is refused. Defaults to the twelve months up to today;
 * with only one end, to twelve months.
 */
export function readPeriod(
  given: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): Period | PeriodProblem {
  const readable = [given.from, given.to].every((month) => month === undefined || isMonth(month));
  if (!readable) return 'period_unreadable';
  const to = given.to ?? (given.from ? addMonths(given.from, usualMonths - 1) : monthOf(riyadhDate(now)));
  const from = given.from ?? addMonths(to, 1 - usualMonths);
  if (from > to) return 'period_reversed';
  if (from < earliest) return 'period_unreadable';
  return countMonths({ from, to }) > longestPeriodMonths ? 'period_too_long' : { from, to };
}

const isMonth = (text: string) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

export const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);

/** `YYYY-MM` some months later (or earlier, when negative). */
export function addMonths(month: string, months: number): string {
  const count = ordinal(month) + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

function countMonths({ from, to }: Period): number {
  return ordinal(to) - ordinal(from) + 1;
}

/** Months since the year 0. */
function ordinal(month: string): number {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  return year * 12 + ofYear - 1;
}

/** The twelve months up to one: fewer make no line. */
export function yearUpTo(month: string): Period {
  return { from: addMonths(month, 1 - usualMonths), to: month };
}

/** Months of a period, in ascending order. */
export function monthsOf(period: Period): string[] {
  return Array.from({ length: countMonths(period) }, (_, place) => addMonths(period.from, place));
}

/** Preceding period of the same number of months. */
export function monthsBefore(period: Period): Period {
  const months = countMonths(period);
  return { from: addMonths(period.from, -months), to: addMonths(period.to, -months) };
}

/** Days of a period; the current month ends today. */
export function daysOf({ from, to }: Period, now: Date): Days {
  const today = riyadhDate(now);
  return { from: `${from}-01`, to: monthOf(today) === to ? today : lastDayOf(to) };
}

/**
 * Preceding days of the same length. When the period ends in the current month, they end on the same day of their last
 * month, so that an unfinished month is never compared with a complete one.
 */
export function previousPeriodDays(period: Period, now: Date): Days {
  const months = countMonths(period);
  const to = addMonths(period.to, -months);
  const last = lastDayOf(to);
  const { to: end } = daysOf(period, now);
  const cut = end < lastDayOf(period.to) ? `${to}${end.slice('YYYY-MM'.length)}` : last;
  return { from: `${addMonths(period.from, -months)}-01`, to: cut < last ? cut : last };
}

const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);
