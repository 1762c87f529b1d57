import { dayMs } from '../time/riyadhTime';

/** Long enough for a new visit before a certificate ends. */
export const EXPIRY_NOTICE_DAYS = 60;

/** Until when a certificate ends soon. */
export function soonUntil(now: Date): Date {
  return new Date(now.getTime() + EXPIRY_NOTICE_DAYS * dayMs);
}
