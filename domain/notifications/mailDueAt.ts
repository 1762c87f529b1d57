import { addDays, riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { type Delivery } from './noticeTopics';

/** Email times of a person in full hours of Riyadh; null if none were chosen. */
export interface MailTimes {
  readonly digestHour: number | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

const hourInMs = 3_600_000;

/**
 * Earliest departure of an email that is written now: null at once, otherwise the digest's hour or the end of quiet
 * hours.
 */
export function mailDueAt(
  now: Date,
  delivery: Delivery,
  { digestHour, quietFrom, quietUntil }: MailTimes,
): Date | null {
  if (delivery !== 'mayWait') return null;
  if (digestHour !== null) return nextHour(now, digestHour);
  if (quietFrom === null || quietUntil === null) return null;
  return isQuiet(riyadhHour(now), quietFrom, quietUntil) ? nextHour(now, quietUntil) : null;
}

/** Quiet hours may span midnight; equal start and end mean no quiet hours. */
function isQuiet(hour: number, from: number, until: number): boolean {
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

function riyadhHour(at: Date): number {
  return Math.floor((at.getTime() - riyadhInstant(riyadhDate(at)).getTime()) / hourInMs);
}

/** Next time, later than now, at which it is the given hour in Riyadh. */
function nextHour(now: Date, hour: number): Date {
  const today = riyadhDate(now);
  const at = riyadhInstant(today, hour);
  return at > now ? at : riyadhInstant(addDays(today, 1), hour);
}
