import type { z } from 'zod';
import type { candidateView } from '#domain/api/requestViews';

export type Candidate = z.output<typeof candidateView>;

/**
 * Best first: free that day, trained for the service, reaches the city, lives in it, has the fewest upheld reports, has
 * the least to do.
 * Each criterion decides only between those whom the ones before leave equal, so that the order can be explained.
 */
export function rankCandidates(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted(
    (a, b) =>
      Number(a.busyThatDay) - Number(b.busyThatDay) ||
      Number(b.specialised) - Number(a.specialised) ||
      Number(b.covers) - Number(a.covers) ||
      Number(b.sameCity) - Number(a.sameCity) ||
      a.reportsUpheld - b.reportsUpheld ||
      a.openRequests - b.openRequests ||
      a.name.localeCompare(b.name, 'ar'),
  );
}
