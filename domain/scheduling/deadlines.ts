import { addDays, dayMs, endOfRiyadhDay, riyadhDate, toWorkingDay } from '../time/riyadhTime';

/** Rules 3.5. */
export const CORRECTIONS_WINDOW_DAYS = 15;

/**
 * Until when a client may send corrections: the end of the fifteenth Riyadh day after the results were sent,
 * or of the Sunday that follows when that day is a Friday or a Saturday.
 */
export function correctionsDeadline(resultsSentAt: Date): Date {
  return endOfRiyadhDay(toWorkingDay(addDays(riyadhDate(resultsSentAt), CORRECTIONS_WINDOW_DAYS)));
}

/** How many days before the end of the time for corrections their client is reminded (rules 3.14). */
export const correctionsReminderDays = [7, 3, 1] as const;
export type CorrectionsReminder = (typeof correctionsReminderDays)[number];

/**
 * Which reminder is due, the most urgent where several are; null when none is: too early, reminded already, or too late.
 * `last` is the reminder that was sent before.
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

/** When an approved inspection completes by itself, the client having said nothing for these days. */
export function autoCompleteAt(approvedAt: Date): Date {
  return new Date(approvedAt.getTime() + AUTO_COMPLETE_DAYS * dayMs);
}

/**
 * Whether a reminder is due on a Riyadh day: one for each of `days` before the end (negative: after it), the latest where
 * several have passed. `remindedOn` is the day of the reminder that was sent before; an end that was moved since begins anew.
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
 * When a client is reminded of a second payment: a week before its day, on it, and a week after, when a package is held up
 * (rules 4.11).
 */
export const paymentReminderDays = [7, 0, -7] as const;

/** How many days before a branch's document runs out its people are reminded; 0: on its last day (rules 6.8). */
export const documentReminderDays = [30, 7, 0] as const;

/** From so many days before its end a document is told apart from one that lasts. */
export const documentNoticeDays = documentReminderDays[0];

export type DocumentState = 'valid' | 'expiring' | 'expired';

/** What a document is worth on a Riyadh day; its last day still counts. */
export function documentState(expiresOn: string, today: string): DocumentState {
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, documentNoticeDays) ? 'expiring' : 'valid';
}
