import { userName } from 'sijil/server/db/names';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, notInArray } from 'drizzle-orm';
import { mostInARow, qualitySince } from '#domain/inspectors';
import { endOfRiyadhDay, riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { metresBetween } from '#domain/scheduling/deadlines';
import type { Queryable } from 'sijil/server/db/connect';
import { dayOffRequests, requests } from '../../../db/schema/requests';
import { users } from '../../../db/schema/users';
import { tables } from '../../../db/schema/declared';
import { countUpheld } from '../../inspectors/loadQuality';
import type { RequestRow } from '../../../workflow/effect';
import { loadRequestPlace } from '../../requests/findRequest';
import { visitAhead } from '#domain/workflow/visitAhead';
import { type Candidate, rankInspectors, rankSupervisors } from './rankCandidates';

const finished = ['inspection_completed', 'cancelled'] as const;

/** All active supervisors, ranked for this request. Supervisors make no visits, so none is busy on a day. */
export async function loadSupervisorCandidates(db: Queryable, request: RequestRow): Promise<Candidate[]> {
  const { supervisors, cities } = tables;
  const place = await loadRequestPlace(db, request);
  const rows = await db
    .select({
      id: supervisors.id,
      name: userName,
      city: cities.name,
      cityId: supervisors.cityId,
      serviceIds: supervisors.serviceIds,
      coverageCityIds: supervisors.coverageCityIds,
      openRequests: count(requests.id),
    })
    .from(supervisors)
    .innerJoin(users, eq(users.id, supervisors.id))
    .innerJoin(cities, eq(cities.id, supervisors.cityId))
    .leftJoin(
      requests,
      and(eq(requests.supervisorId, supervisors.id), notInArray(requests.status, [...finished])),
    )
    .where(and(eq(users.active, true), isNull(users.deletedAt)))
    .groupBy(supervisors.id, users.id, cities.name);
  return rankSupervisors(
    rows.map(({ cityId, serviceIds, coverageCityIds, ...row }) => ({
      ...row,
      level: null,
      busyThatDay: false,
      reportsUpheld: 0,
      conflict: false,
      visitsInARow: 0,
      distanceKm: null,
      ...fitOf({ cityId, serviceIds, coverageCityIds }, place?.branch.cityId, request.serviceId),
    })),
  );
}

interface Worker {
  readonly cityId: string;
  readonly serviceIds: readonly string[];
  readonly coverageCityIds: readonly string[] | null;
}

/** Fit of a person: their city, the cities they cover, the services they are trained for. */
function fitOf(worker: Worker, cityId: string | undefined, serviceId: string) {
  const sameCity = worker.cityId === cityId;
  return {
    sameCity,
    covers: sameCity || (cityId !== undefined && (worker.coverageCityIds ?? []).includes(cityId)),
    specialised: worker.serviceIds.includes(serviceId),
  };
}

/** The active inspectors of a request's supervisor, ranked for it and the day of its visit. */
export async function loadInspectorCandidates(
  db: Queryable,
  request: RequestRow,
  now: Date,
): Promise<Candidate[]> {
  const [place, busy, rows, lastAtBranch] = await Promise.all([
    loadRequestPlace(db, request),
    busyInspectors(db, request),
    readTeam(db, request.supervisorId),
    readLastInspectors(db, request),
  ]);
  const upheld = await countUpheld(
    db,
    rows.map(({ id }) => id),
    qualitySince(now),
  );
  return rankInspectors(
    rows.map(({ cityId, serviceIds, coverageCityIds, conflictClientIds, center, ...row }) => ({
      ...row,
      busyThatDay: busy.has(row.id),
      reportsUpheld: upheld.get(row.id) ?? 0,
      conflict: (conflictClientIds ?? []).includes(request.clientId),
      visitsInARow: inARow(lastAtBranch, row.id),
      distanceKm: place?.branch.place ? Math.round(metresBetween(center, place.branch.place) / 1000) : null,
      ...fitOf({ cityId, serviceIds, coverageCityIds }, place?.branch.cityId, request.serviceId),
    })),
  );
}

async function readTeam(db: Queryable, supervisorId: string | null) {
  if (supervisorId === null) return [];
  const { inspectors, cities } = tables;
  return db
    .select({
      id: inspectors.id,
      name: userName,
      city: cities.name,
      level: inspectors.level,
      cityId: inspectors.cityId,
      serviceIds: inspectors.serviceIds,
      coverageCityIds: inspectors.coverageCityIds,
      conflictClientIds: inspectors.conflictClientIds,
      center: cities.center,
      openRequests: count(requests.id),
    })
    .from(inspectors)
    .innerJoin(users, eq(users.id, inspectors.id))
    .innerJoin(cities, eq(cities.id, inspectors.cityId))
    .leftJoin(requests, and(eq(requests.inspectorId, inspectors.id), inArray(requests.status, visitAhead)))
    .where(and(eq(inspectors.supervisorId, supervisorId), eq(users.active, true), isNull(users.deletedAt)))
    .groupBy(inspectors.id, users.id, cities.name, cities.center);
}

/** Inspectors of the branch's latest visits, the newest first. */
async function readLastInspectors(db: Queryable, { id, branchId }: RequestRow): Promise<(string | null)[]> {
  if (branchId === null) return [];
  const rows = await db
    .select({ inspectorId: requests.inspectorId })
    .from(requests)
    .where(and(eq(requests.branchId, branchId), ne(requests.id, id), isNotNull(requests.startedAt)))
    .orderBy(desc(requests.startedAt))
    .limit(mostInARow);
  return rows.map(({ inspectorId }) => inspectorId);
}

function inARow(latest: readonly (string | null)[], inspectorId: string): number {
  const other = latest.findIndex((one) => one !== inspectorId);
  return other === -1 ? latest.length : other;
}

/** Inspectors who are off, or who make another visit, on the Riyadh day of this one. */
async function busyInspectors(db: Queryable, request: RequestRow): Promise<Set<string | null>> {
  if (!request.visitAt) return new Set();
  const day = riyadhDate(request.visitAt);
  const [off, visiting] = await Promise.all([
    db
      .select({ id: dayOffRequests.inspectorId })
      .from(dayOffRequests)
      .where(
        and(
          eq(dayOffRequests.status, 'approved'),
          lte(dayOffRequests.startsOn, day),
          gte(dayOffRequests.endsOn, day),
        ),
      ),
    db
      .select({ id: requests.inspectorId })
      .from(requests)
      .where(
        and(
          ne(requests.id, request.id),
          inArray(requests.status, visitAhead),
          gte(requests.visitAt, riyadhInstant(day)),
          lte(requests.visitAt, endOfRiyadhDay(day)),
        ),
      ),
  ]);
  return new Set([...off, ...visiting].map(({ id }) => id));
}
