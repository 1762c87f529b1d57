import { dayMs, riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { RequestSummary } from '#domain/api/requestViews';
import { statuses } from '#domain/workflow/statuses';

/** Returns the Riyadh days from today to the day of a moment: 0 today, negative once it is past. */
export function daysLeft(moment: string, now: Date): number {
  const day = (at: Date) => riyadhInstant(riyadhDate(at)).getTime();
  return Math.round((day(new Date(moment)) - day(now)) / dayMs);
}

/** Deadline of corrections while it applies; null for a request past that step. */
export function openDeadline({
  status,
  correctionsDueAt,
}: Pick<RequestSummary, 'status' | 'correctionsDueAt'>): string | null {
  const { phase, tone } = statuses[status];
  return phase === 'corrections' && tone !== 'success' ? correctionsDueAt : null;
}
