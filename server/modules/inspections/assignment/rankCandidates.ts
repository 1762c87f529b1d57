import type { z } from 'zod';
import type { candidateView } from '#domain/api/requestViews';
import { isThirdRunning } from '#domain/inspectors/rotation';

export type Candidate = z.output<typeof candidateView>;

/**
 * Best first: free that day, not tied to the company, trained for the service, reaches the city, has not made the branch's
 * last two visits, lives in its city, has the fewest upheld reports, has the least to do, has the shortest way.
 * Each criterion decides only between those whom the ones before leave equal, so that the order can be explained.
 */
export function rankCandidates(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted(
    (a, b) =>
      Number(a.busyThatDay) - Number(b.busyThatDay) ||
      Number(a.conflict) - Number(b.conflict) ||
      Number(b.specialised) - Number(a.specialised) ||
      Number(b.covers) - Number(a.covers) ||
      Number(isThirdRunning(a)) - Number(isThirdRunning(b)) ||
      Number(b.sameCity) - Number(a.sameCity) ||
      a.reportsUpheld - b.reportsUpheld ||
      a.openRequests - b.openRequests ||
      (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity) ||
      a.name.localeCompare(b.name, 'ar'),
  );
}
