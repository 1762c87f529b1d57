import { dayMs, endOfRiyadhDay, riyadhDate, riyadhInstant } from './riyadhTime';
import { visitSlots } from './visitSlots';

/** How far ahead a visit can be planned: further, neither people nor premises can promise anything. */
export const VISIT_HORIZON_DAYS = 183;

/** The last moment that a visit can be planned for. */
export function visitHorizon(now: Date): Date {
  return new Date(now.getTime() + VISIT_HORIZON_DAYS * dayMs);
}

/** Why a visit cannot be planned for a moment: it lies behind us, too far ahead, or is not the beginning of a slot. */
export function checkVisitTime(moment: Date, now: Date): 'past' | 'tooFar' | 'offGrid' | null {
  if (moment <= now) return 'past';
  if (moment > visitHorizon(now)) return 'tooFar';
  const day = riyadhDate(moment);
  const slots = visitSlots({ from: riyadhInstant(day), to: endOfRiyadhDay(day), taken: [], capacity: 1 });
  return slots.some(({ startsAt }) => startsAt.getTime() === moment.getTime()) ? null : 'offGrid';
}
