import { and, count, eq, isNull, notInArray } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { requests } from '../../../db/schema/requests';
import { users } from '#framework/server/db/schema/users';
import { tables } from '#framework/server/db/schema/tables';
import type { RequestRow } from '../../../workflow/effect';
import { loadRequestPlace } from '../../requests/requestPlace';
import { fitOf } from './loadInspectorCandidates';
import { type Candidate, rankSupervisors } from './rankCandidates';

const finished = ['inspection_completed', 'cancelled'] as const;

/** Every active supervisor, ranked for this request. A supervisor makes no visits, so none is busy on a day. */
export async function loadSupervisorCandidates(db: Queryable, request: RequestRow): Promise<Candidate[]> {
  const { supervisors, cities } = tables;
  const place = await loadRequestPlace(db, request);
  const rows = await db
    .select({
      id: supervisors.id,
      name: users.name,
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
    .groupBy(supervisors.id, users.name, cities.name);
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
