import { hourMs } from '../time/riyadhTime';
import { RESCHEDULE_NOTICE_HOURS } from './canReschedule';

/**
 * A visit may be started from 24 hours before its time: from when it can no longer be moved. Earlier, one wrong tap in the
 * field would begin an inspection that nobody expects; later, an inspector who is late still has to begin.
 */
export function canStartVisit(visitAt: Date, now: Date): boolean {
  return visitAt.getTime() - now.getTime() <= RESCHEDULE_NOTICE_HOURS * hourMs;
}
