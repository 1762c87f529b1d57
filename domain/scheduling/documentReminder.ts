import { addDays } from './riyadhTime';

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

/**
 * Whether a reminder is due on a Riyadh day: one for each of the days named, the latest where several have passed.
 * `remindedOn` is the day of the reminder that was sent before; an end that was moved since begins anew.
 */
export function isReminderDue(expiresOn: string, today: string, remindedOn: string | null): boolean {
  const passed = documentReminderDays.map((days) => addDays(expiresOn, -days)).filter((day) => day <= today);
  const latest = passed.at(-1);
  return latest !== undefined && (remindedOn === null || remindedOn < latest);
}
