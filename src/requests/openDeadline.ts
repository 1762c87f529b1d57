import type { RequestSummary } from '#domain/api/requestViews';
import { statuses } from '#domain/workflow/statuses';

/** Until when corrections may be sent, while that still matters; a request that is past them keeps the date, not the clock. */
export function openDeadline({
  status,
  correctionsDueAt,
}: Pick<RequestSummary, 'status' | 'correctionsDueAt'>): string | null {
  const { phase, tone } = statuses[status];
  return phase === 'corrections' && tone !== 'success' ? correctionsDueAt : null;
}
