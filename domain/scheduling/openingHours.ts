import { addDays, minuteMs, riyadhDate, riyadhInstant, weekday } from 'sijil/base/time/riyadhTime';
import { statedOpeningHours } from './statedHours';
import { type Weekday, weekdayNames } from './weekdays';

/** Hours of some days of the week at a branch; a day in several entries is open in all of them, one in none is closed. */
export interface OpeningSpan {
  readonly days: readonly Weekday[];
  /** `HH:MM-HH:MM`; an end that is not after the start is on the next day. */
  readonly hours: string;
}

/** The rows of a stored list of opening hours without their ids; null for none. */
export function spansOf(rows: readonly OpeningSpan[] | null | undefined) {
  return rows?.length ? rows.map(({ days, hours }) => ({ days: [...days], hours })) : null;
}

const dayMinutes = 24 * 60;

/** True when a branch is open for the whole time between two instants. */
export function isOpenDuring(spans: readonly OpeningSpan[], from: Date, to: Date): boolean {
  const day = riyadhDate(from);
  // A span of the day before may end after midnight.
  const open = [addDays(day, -1), day, addDays(day, 1)].flatMap((one) => openTimesOn(spans, one));
  let openUntil = from.getTime();
  for (const { opens, closes } of [...open].sort((a, b) => a.opens - b.opens))
    if (opens <= openUntil) openUntil = Math.max(openUntil, closes);
  return openUntil >= to.getTime();
}

function openTimesOn(spans: readonly OpeningSpan[], day: string) {
  const name = weekdayNames[weekday(day)];
  const midnight = riyadhInstant(day).getTime();
  return spans
    .filter(({ days }) => name !== undefined && days.includes(name))
    .map(({ hours }) => {
      const [opens = 0, closes = 0] = hours.split('-').map(toMinutes);
      const length = closes > opens ? closes - opens : closes + dayMinutes - opens;
      return { opens: midnight + opens * minuteMs, closes: midnight + (opens + length) * minuteMs };
    });
}

/** Minutes after midnight of `HH:MM`. */
export function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * Opening hours of a visit's place: those of the branch, otherwise those in the order's `openingAnswer`; null where neither is
 * known, which restricts no time.
 */
export function openingHoursOf(
  branch: { readonly openingHours: readonly OpeningSpan[] | null } | undefined,
  answer: string,
): readonly OpeningSpan[] | null {
  return branch?.openingHours?.length ? branch.openingHours : statedOpeningHours(answer);
}
