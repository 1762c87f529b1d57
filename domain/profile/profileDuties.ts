import { addDays, riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';

/**
 * Times at which an installation that already had orders learned of each duty, by the duty's declared day. Nobody could have
 * met the duty before that time, whatever the declaration says.
 */
export type LearnedDuties = Readonly<Record<string, Date>>;

/** Facts of an order on which a duty depends. */
export interface SignedOrder {
  /** Signing time of the package's own contract, for a visit out of a package. Null: not signed yet. */
  readonly signedAt: Date | null;
  readonly learned: LearnedDuties;
}

/** Days that companies with orders from before a duty have to meet it. */
const daysToMeetIt = 30;

/**
 * Returns the time from which orders are signed under a duty: its declared day in Riyadh, or the time at which the installation
 * learned of it if that is later.
 */
export function dutyBegins(since: string, learned: LearnedDuties): Date {
  const declared = riyadhInstant(since);
  const at = learned[since];
  return at !== undefined && at > declared ? at : declared;
}

/**
 * Returns the last day on which a company with earlier orders can meet the duty; its signed orders continue after that day too.
 */
export function dutyDeadline(since: string, learned: LearnedDuties): string {
  return addDays(riyadhDate(dutyBegins(since, learned)), daysToMeetIt);
}

/** True for an order signed before the duty, to which the duty does not apply. */
export function isSignedBefore(since: string, { signedAt, learned }: SignedOrder): boolean {
  return signedAt !== null && signedAt < dutyBegins(since, learned);
}
