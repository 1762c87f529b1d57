import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { RequestRow } from '../../workflow/requestRow';

/** Riyadh day of a visit, on which a date has to be valid; of one that nobody planned, the day that it was last changed. */
export function visitDay({
  startedAt,
  visitAt,
  updatedAt,
}: Pick<RequestRow, 'startedAt' | 'visitAt' | 'updatedAt'>): string {
  return riyadhDate(startedAt ?? visitAt ?? updatedAt);
}
