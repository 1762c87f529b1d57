import { addDays, riyadhDate, riyadhInstant } from '#framework/base/time/riyadhTime';

/**
 * Times at which an installation that had orders by then learned each duty, by the duty's declared day. Nobody could
 * have met it earlier, whatever the declaration says.
 */
export type LearnedDuties = Readonly<Record<string, Date>>;

/** An order as far as a duty asks about it. */
export interface SignedOrder {
  /** Signing time of the package's own contract, for a visit out of a package. Null: not signed yet. */
  readonly signedAt: Date | null;
  readonly learned: LearnedDuties;
}

/** Companies that ordered before a duty have so many days to meet it. */
const daysToMeetIt = 30;

/** The moment from which orders are signed under a duty: its declared day in Riyadh, or when the installation learned of it if that is later. */
export function dutyBegins(since: string, learned: LearnedDuties): Date {
  const declared = riyadhInstant(since);
  const at = learned[since];
  return at !== undefined && at > declared ? at : declared;
}

/** The last day that a company with orders from before the duty has for it; its signed orders go on after that day too. */
export function dutyDeadline(since: string, learned: LearnedDuties): string {
  return addDays(riyadhDate(dutyBegins(since, learned)), daysToMeetIt);
}

/** True for an order signed before the duty, which therefore does not apply to it. */
export function isSignedBefore(since: string, { signedAt, learned }: SignedOrder): boolean {
  return signedAt !== null && signedAt < dutyBegins(since, learned);
}
