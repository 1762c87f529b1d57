import { and, inArray } from 'drizzle-orm';
import type { Actor } from '#framework/schema/access';
import type { CandidateForMany } from '#domain/api/requestViews';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import { resources } from '#resources';
import type { Queryable } from '#framework/server/db/connect';
import { requests } from '../../../db/schema/requests';
import { ApiError } from '#framework/server/http/apiError';
import { readableRows } from '#framework/server/resources/rowFilter';
import type { RequestRow } from '../../../workflow/effect';
import { type Candidate, tens } from './rankCandidates';

/**
 * Candidates for all of these requests: for how many of them each is free, trained and in reach. Requests of the
 * same place, service and day have the same candidates and are read once. @throws ApiError not_found where the
 * actor may not read one of them
 */
export async function candidatesForMany(
  db: Queryable,
  actor: Actor,
  ids: readonly string[],
  candidatesOf: (request: RequestRow) => Promise<Candidate[]>,
): Promise<CandidateForMany[]> {
  const uniqueIds = [...new Set(ids)];
  const rows = await db
    .select()
    .from(requests)
    .where(and(inArray(requests.id, uniqueIds), readableRows(resources.requests, actor)));
  if (rows.length !== uniqueIds.length) throw new ApiError('not_found');
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
    covers: 0,
    specialised: 0,
  };
  found.set(id, {
    ...before,
    free: before.free + (candidate.busyThatDay ? 0 : count),
    covers: before.covers + (candidate.covers ? count : 0),
    specialised: before.specialised + (candidate.specialised ? count : 0),
  });
}

/** Candidates by the criteria and order of a single request. */
function rankForMany(candidates: readonly CandidateForMany[]): CandidateForMany[] {
  return candidates.toSorted(
    (a, b) =>
      b.free - a.free ||
      b.specialised - a.specialised ||
      b.covers - a.covers ||
      tens(a) - tens(b) ||
      a.reportsUpheld - b.reportsUpheld ||
      a.openRequests - b.openRequests ||
      a.name.localeCompare(b.name, 'ar'),
  );
}
