import { dayMs, riyadhDate } from '../time/riyadhTime';
import { closedReason, type VisitHours } from './visitHours';
import { visitSlots } from './visitSlots';

/** How far ahead a visit can be planned: further, neither people nor premises can promise anything. */
export const VISIT_HORIZON_DAYS = 183;

/** The last moment that a visit can be planned for. */
export function visitHorizon(now: Date): Date {
  return new Date(now.getTime() + VISIT_HORIZON_DAYS * dayMs);
}

/** Why a visit cannot be planned for a moment: it lies behind us, too far ahead, on a holiday, or is no visiting time. */
export function checkVisitTime(
  moment: Date,
  now: Date,
  hours: VisitHours,
  prayers: readonly Date[] = [],
): 'past' | 'tooFar' | 'holiday' | 'offGrid' | null {
  if (moment <= now) return 'past';
  if (moment > visitHorizon(now)) return 'tooFar';
  const day = riyadhDate(moment);
  if (closedReason(day, hours) === 'holiday') return 'holiday';
  const slots = visitSlots(day, hours, prayers);
  return slots.some(({ startsAt }) => startsAt.getTime() === moment.getTime()) ? null : 'offGrid';
}
