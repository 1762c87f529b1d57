import { addDays, dayMs, endOfRiyadhDay, riyadhDate, toWorkingDay } from '#framework/base/time/riyadhTime';

/** Rules 3.5. */
export const CORRECTIONS_WINDOW_DAYS = 15;

/**
 * Deadline for sending corrections: the end of the fifteenth Riyadh day after the results were sent, or of the following
 * Sunday when that day is a Friday or a Saturday.
 */
export function correctionsDeadline(resultsSentAt: Date): Date {
  return endOfRiyadhDay(toWorkingDay(addDays(riyadhDate(resultsSentAt), CORRECTIONS_WINDOW_DAYS)));
}

/** Days before the corrections deadline on which the client is reminded (rules 3.14). */
export const correctionsReminderDays = [7, 3, 1] as const;
export type CorrectionsReminder = (typeof correctionsReminderDays)[number];

/**
 * Corrections reminder that is due now, the most urgent of several; null before the first, after the deadline, or when it
 * was sent already. `last` is the reminder sent before.
 */
export function correctionsReminder(
  dueAt: Date,
  now: Date,
  last: CorrectionsReminder | null,
): CorrectionsReminder | null {
  const left = dueAt.getTime() - now.getTime();
  if (left <= 0) return null;
  const due = [...correctionsReminderDays].reverse().find((days) => left <= days * dayMs);
  return due !== undefined && (last === null || due < last) ? due : null;
}

export const AUTO_COMPLETE_DAYS = 30;

/** Instant at which an approved inspection completes without the client's review. */
export function autoCompleteAt(approvedAt: Date): Date {
  return new Date(approvedAt.getTime() + AUTO_COMPLETE_DAYS * dayMs);
}

/**
 * Reminder check for a Riyadh day: true when one of `days` before `endsOn` (negative: after it) has come and no reminder
 * was sent since. `remindedOn` is the day of the last reminder; when the end is moved, reminders start again.
 */
export function isReminderDue(
  days: readonly number[],
  endsOn: string,
  today: string,
  remindedOn: string | null,
): boolean {
  const passed = days.map((before) => addDays(endsOn, -before)).filter((day) => day <= today);
  const latest = passed.at(-1);
  return latest !== undefined && (remindedOn === null || remindedOn < latest);
}

/**
 * Reminder days of a second payment, before its due date: a week before, on the day, and a week after, when the package is
 * paused (rules 4.11).
 */
export const paymentReminderDays = [7, 0, -7] as const;

/** Days before a branch document's expiry on which reminders are sent; 0 is its last day (rules 6.8). */
export const documentReminderDays = [30, 7, 0] as const;

/** Days before its expiry from which a document counts as expiring. */
export const documentNoticeDays = documentReminderDays[0];

export type DocumentState = 'valid' | 'expiring' | 'expired';

/** Validity of a document on a Riyadh day; it is valid through its last day. */
export function documentState(expiresOn: string, today: string): DocumentState {
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, documentNoticeDays) ? 'expiring' : 'valid';
}
