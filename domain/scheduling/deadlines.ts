import { addDays, dayMs, endOfRiyadhDay, hourMs, riyadhDate, toWorkingDay } from 'sijil/base/time/riyadhTime';
import type { Coordinates } from 'sijil/base/geo/coordinates';

/** Days to send corrections (rules 3.5). */
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

/** Days within which the company answers a request about personal data, by the Personal Data Protection Law's regulations. */
export const PRIVACY_ANSWER_DAYS = 30;

/** Days after the approved results until a request that its client has not reviewed closes (rules 3.9). */
export const AUTO_COMPLETE_DAYS = 7;

/**
 * Days after its due date from which an unpaid instalment is overdue. The first is due at signature, and nothing is delivered
 * before it is paid; the next ones have their agreed day.
 */
export const overdueAfterDays = { first: 7, next: 0 } as const;

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

/** Days before a branch document's expiry on which reminders are sent; 0 is its last day (rules 6.8). */
export const documentReminderDays = [30, 7, 0] as const;

/** Days before its expiry from which a document counts as expiring. */
export const documentNoticeDays = documentReminderDays[0];

export const documentStates = ['valid', 'expiring', 'expired'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Validity of a document on a Riyadh day; it is valid through its last day. */
export function documentState(expiresOn: string, today: string): DocumentState {
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, documentNoticeDays) ? 'expiring' : 'valid';
}

/** Default of the hours between planning a visit and its start (`noticeHours` of the visit settings). */
export const USUAL_NOTICE_HOURS = 24;

/** Minutes after its time until which a visit may begin without being late. */
export const VISIT_GRACE_MINUTES = 15;

/** Hours of notice to move a visit (rules 3.8). */
export const RESCHEDULE_NOTICE_HOURS = 24;

/** Reschedule check: a visit can be moved until these hours before it begins. */
export function canReschedule(visitAt: Date, now: Date): boolean {
  return visitAt.getTime() - now.getTime() >= RESCHEDULE_NOTICE_HOURS * hourMs;
}

/**
 * True from 24 hours before a visit, when it can no longer be moved. Earlier, one wrong tap in the field would begin an
 * inspection that nobody expects; a late start must stay possible.
 */
export function canStartVisit(visitAt: Date, now: Date): boolean {
  return visitAt.getTime() - now.getTime() <= RESCHEDULE_NOTICE_HOURS * hourMs;
}

/**
 * Start of a visit, which a phone without a network reports later: the phone's time, limited to between the assignment and now.
 * Without a reported time it is now.
 */
export function startedAt(reportedAt: Date | null, assignedAt: Date, now: Date): Date {
  if (reportedAt === null) return now;
  return limited(reportedAt, assignedAt, now);
}

const limited = (time: Date, earliest: Date, latest: Date): Date =>
  new Date(Math.min(latest.getTime(), Math.max(time.getTime(), earliest.getTime())));

/** End of a visit by the phone's clock, limited to between its start and now; null where it was not reported. */
export function endedAt(reportedAt: Date | null, startedAt: Date | null, now: Date): Date | null {
  return reportedAt && limited(reportedAt, startedAt ?? reportedAt, now);
}

/** Distance in metres beyond which a phone is not at the branch, after subtracting its own accuracy. */
const farMetres = 500;
/** Largest accuracy in metres that is subtracted; without this limit nothing would ever be far. */
const trustedErrorMetres = 500;
const earthMetres = 6_371_000;

/** Great-circle distance between two points, in whole metres. */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const [latA, latB] = [toRadians(a.latitude), toRadians(b.latitude)];
  const half = (from: number, to: number) => Math.sin((to - from) / 2) ** 2;
  const chord =
    half(latA, latB) + Math.cos(latA) * Math.cos(latB) * half(toRadians(a.longitude), toRadians(b.longitude));
  return Math.round(2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** True for a visit begun away from its branch (rules 3.17). It is flagged for the supervisor, never refused. */
export function isFarFromBranch(metres: number, accuracy: number | null): boolean {
  return metres - Math.min(accuracy ?? 0, trustedErrorMetres) > farMetres;
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
