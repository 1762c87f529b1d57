import { endOfRiyadhDay, isWeekend, riyadhDate, riyadhInstant } from '#domain/scheduling/riyadhTime';
import { visitHorizon } from '#domain/scheduling/checkVisitTime';
import { visitSlots } from '#domain/scheduling/visitSlots';

/** The moments at which a visit may begin on a Riyadh day, those already past left out. */
export function visitTimes(day: string, now: Date): Date[] {
  return visitSlots({ from: riyadhInstant(day), to: endOfRiyadhDay(day), taken: [], capacity: 1 })
    .map(({ startsAt }) => startsAt)
    .filter((startsAt) => startsAt > now);
}

/** True for a day on which no visit can be made any more, or ever. */
export function isClosedDay(day: string, now: Date): boolean {
  if (day > riyadhDate(visitHorizon(now))) return true;
  return day < riyadhDate(now) || isWeekend(day) || visitTimes(day, now).length === 0;
}
