import { hourMs } from '../time/riyadhTime';

/** Rules 3.8. */
export const RESCHEDULE_NOTICE_HOURS = 24;

/** A visit may be moved until these hours before it begins. */
export function canReschedule(visitAt: Date, now: Date): boolean {
  return visitAt.getTime() - now.getTime() >= RESCHEDULE_NOTICE_HOURS * hourMs;
}
