import type { z } from 'zod';
import { and, inArray } from 'drizzle-orm';
import type { bestCandidate, candidateForMany, candidateView } from '#domain/api/requestViews';
import { isThirdRunning } from '#domain/inspectors';
import type { Actor } from 'sijil/schema/access';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { resources } from '#resources';
import type { Queryable } from 'sijil/server/db/connect';
import { requests } from '../../../db/schema/requests';
import { ApiError } from 'sijil/server/http/apiError';
import { readableRows } from 'sijil/server/resources/rights';
import type { RequestRow } from '../../../workflow/effect';

/**
 * Candidates for all these requests, each with the number of requests for which they are free, trained and in reach. Requests
 * with the same place, service and day have the same candidates and are read once.
 * @throws ApiError not_found if the actor may not read one of them
 */
export async function candidatesForMany(
  db: Queryable,
  actor: Actor,
  ids: readonly string[],
  candidatesOf: (request: RequestRow) => Promise<Candidate[]>,
): Promise<CandidateForMany[]> {
  const rows = await readMany(db, actor, ids);
  const alike = new Map<string, RequestRow[]>();
  for (const row of rows) alike.set(likenessOf(row), [...(alike.get(likenessOf(row)) ?? []), row]);
  const found = new Map<string, CandidateForMany>();
  for (const group of alike.values()) {
    const [first] = group;
    if (!first) continue;
    for (const candidate of await candidatesOf(first)) add(found, candidate, group.length, rows.length);
  }
  return rankForMany([...found.values()]);
}

async function readMany(db: Queryable, actor: Actor, ids: readonly string[]): Promise<RequestRow[]> {
  const uniqueIds = [...new Set(ids)];
  const rows = await db
    .select()
    .from(requests)
    .where(and(inArray(requests.id, uniqueIds), readableRows(resources.requests, actor)));
  if (rows.length !== uniqueIds.length) throw new ApiError('not_found');
  return rows;
}

interface Ranking {
  readonly candidatesOf: (request: RequestRow) => Promise<Candidate[]>;
  readonly rank: (candidates: readonly Candidate[]) => Candidate[];
  /** True for people who make visits: one who is given a visit is busy on its day. */
  readonly makeVisits: boolean;
}

/**
 * The best candidate for each of these requests, in their order. Each one that is given counts for the next as an open request
 * of that person, so that equals share the requests, and as a visit of its day.
 * @throws ApiError not_found if the actor may not read one of them
 */
export async function bestOfEach(
  db: Queryable,
  actor: Actor,
  ids: readonly string[],
  { candidatesOf, rank, makeVisits }: Ranking,
): Promise<BestCandidate[]> {
  const rows = new Map((await readMany(db, actor, ids)).map((row) => [row.id, row]));
  const given: Given[] = [];
  const chosen: BestCandidate[] = [];
  for (const id of new Set(ids)) {
    const row = rows.get(id);
    if (!row) continue;
    const day = makeVisits && row.visitAt ? riyadhDate(row.visitAt) : null;
    const candidates = rank(
      (await candidatesOf(row)).map((one) => {
        const own = given.filter(({ personId }) => personId === one.id);
        return {
          ...one,
          openRequests: one.openRequests + own.length,
          busyThatDay: one.busyThatDay || own.some((other) => day !== null && other.day === day),
        };
      }),
    );
    const best = candidates.find(({ busyThatDay, conflict }) => !busyThatDay && !conflict) ?? null;
    if (best) given.push({ personId: best.id, day });
    chosen.push({ id, version: row.version, best, why: best ? null : whyNobody(candidates) });
  }
  return chosen;
}

/** Request that is given to a person, and the Riyadh day of its visit. */
interface Given {
  readonly personId: string;
  readonly day: string | null;
}

function whyNobody(candidates: readonly Candidate[]): BestCandidate['why'] {
  if (candidates.length === 0) return 'nobody';
  return candidates.every(({ busyThatDay }) => busyThatDay) ? 'busy' : 'conflict';
}

function likenessOf({ branchId, clientId, serviceId, visitAt }: RequestRow): string {
  return [branchId ?? clientId, serviceId, visitAt ? riyadhDate(visitAt) : ''].join();
}

function add(found: Map<string, CandidateForMany>, candidate: Candidate, count: number, all: number): void {
  const { id, name, city, level, openRequests, reportsUpheld } = candidate;
  const before = found.get(id) ?? {
    id,
    name,
    city,
    level,
    openRequests,
    reportsUpheld,
    requests: all,
    free: 0,
    conflicts: 0,
    covers: 0,
    specialised: 0,
    thirdsInARow: 0,
  };
  found.set(id, {
    ...before,
    free: before.free + (candidate.busyThatDay ? 0 : count),
    conflicts: before.conflicts + (candidate.conflict ? count : 0),
    covers: before.covers + (candidate.covers ? count : 0),
    specialised: before.specialised + (candidate.specialised ? count : 0),
    thirdsInARow: before.thirdsInARow + (isThirdRunning(candidate) ? count : 0),
  });
}

/**
 * Sorts candidates by the criteria of one request (rules 3.23), each counted over all; without city and distance, which differ
 * between requests.
 */
function rankForMany(candidates: readonly CandidateForMany[]): CandidateForMany[] {
  return candidates.toSorted(
    (a, b) =>
      b.free - a.free ||
      a.conflicts - b.conflicts ||
      b.specialised - a.specialised ||
      b.covers - a.covers ||
      a.thirdsInARow - b.thirdsInARow ||
      tens(a) - tens(b) ||
      a.reportsUpheld - b.reportsUpheld ||
      a.openRequests - b.openRequests ||
      a.name.ar.localeCompare(b.name.ar, 'ar'),
  );
}

type CandidateForMany = z.output<typeof candidateForMany>;
export type Candidate = z.output<typeof candidateView>;
type BestCandidate = z.output<typeof bestCandidate>;

type Compare = (a: Candidate, b: Candidate) => number;

/** Criteria of suitability: free that day, not tied to the company, trained for the service, reaches the city. */
const fit: readonly Compare[] = [
  (a, b) => Number(a.busyThatDay) - Number(b.busyThatDay),
  (a, b) => Number(a.conflict) - Number(b.conflict),
  (a, b) => Number(b.specialised) - Number(a.specialised),
  (a, b) => Number(b.covers) - Number(a.covers),
];
const home: Compare = (a, b) => Number(b.sameCity) - Number(a.sameCity);
const load: Compare = (a, b) => a.openRequests - b.openRequests;
const name: Compare = (a, b) => a.name.ar.localeCompare(b.name.ar, 'ar');
/** Farther than any distance, for an unknown one. */
const farthestKm = 100_000;
/** Tie-breaker for equal names. */
const id: Compare = (a, b) => (a.id < b.id ? -1 : 1);

/** Supervisors work at a desk: among suitable ones, the load comes before the home city. */
const ofSupervisors: readonly Compare[] = [...fit, load, home, name, id];

/**
 * Inspectors travel: the home city outweighs a few visits more, but not tens of them. Then fewest upheld reports, lowest
 * load, shortest distance.
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

/** Best first (rules 3.23). Each criterion only breaks ties of the preceding ones, so that the order can be explained. */
function rank(candidates: readonly Candidate[], criteria: readonly Compare[]): Candidate[] {
  return candidates.toSorted((a, b) => {
    for (const compare of criteria) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** Load in tens: a difference this large outweighs the home city. */
const tens = ({ openRequests }: Pick<Candidate, 'openRequests'>): number => Math.floor(openRequests / 10);
