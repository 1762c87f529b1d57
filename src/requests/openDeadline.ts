import type { RequestSummary } from '#domain/api/requestViews';
import { statuses } from '#domain/workflow/statuses';

/** Deadline of corrections while it applies; null for a request past that step. */
export function openDeadline({
  status,
  correctionsDueAt,
}: Pick<RequestSummary, 'status' | 'correctionsDueAt'>): string | null {
  const { phase, tone } = statuses[status];
  return phase === 'corrections' && tone !== 'success' ? correctionsDueAt : null;
}
