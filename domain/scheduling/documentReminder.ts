import { addDays } from '../time/riyadhTime';

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
