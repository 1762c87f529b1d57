import type { z } from 'zod';
import type { candidateView } from '#domain/api/requestViews';
import { isThirdRunning } from '#domain/inspectors/quality';

export type Candidate = z.output<typeof candidateView>;

type Compare = (a: Candidate, b: Candidate) => number;

/** Order by fitness: free that day, not tied to the company, trained for the service, reaches the city. */
const fit: readonly Compare[] = [
  (a, b) => Number(a.busyThatDay) - Number(b.busyThatDay),
  (a, b) => Number(a.conflict) - Number(b.conflict),
  (a, b) => Number(b.specialised) - Number(a.specialised),
  (a, b) => Number(b.covers) - Number(a.covers),
];
const home: Compare = (a, b) => Number(b.sameCity) - Number(a.sameCity);
const load: Compare = (a, b) => a.openRequests - b.openRequests;
const name: Compare = (a, b) => a.name.localeCompare(b.name, 'ar');
/** Beyond anywhere: nothing is known of the way. */
const farthestKm = 100_000;
/** Namesakes keep their places. */
const id: Compare = (a, b) => (a.id < b.id ? -1 : 1);

/** Supervisors work from their desk: between those who can take it, what each has to do decides before where they live. */
const ofSupervisors: readonly Compare[] = [...fit, load, home, name, id];

/**
 * Inspectors travel: living in the city decides before a visit more or less, not before tens of them. Then the fewest
 * upheld reports, the least to do, the shortest way.
 */
const ofInspectors: readonly Compare[] = [
  ...fit,
  (a, b) => Number(isThirdRunning(a)) - Number(isThirdRunning(b)),
  (a, b) => tens(a) - tens(b),
  home,
  (a, b) => a.reportsUpheld - b.reportsUpheld,
  load,
  (a, b) => (a.distanceKm ?? farthestKm) - (b.distanceKm ?? farthestKm),
  name,
  id,
];

export const rankSupervisors = (candidates: readonly Candidate[]): Candidate[] =>
  rank(candidates, ofSupervisors);

export const rankInspectors = (candidates: readonly Candidate[]): Candidate[] =>
  rank(candidates, ofInspectors);

/**
 * Best first (rules 3.23). Each criterion decides only between equals of the ones before, so that the order can be
 * explained.
 */
function rank(candidates: readonly Candidate[], criteria: readonly Compare[]): Candidate[] {
  return candidates.toSorted((a, b) => {
    for (const compare of criteria) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** A load too great for an advantage of place or name to outweigh. */
export const tens = ({ openRequests }: Pick<Candidate, 'openRequests'>): number =>
  Math.floor(openRequests / 10);
