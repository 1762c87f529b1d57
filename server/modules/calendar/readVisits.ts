import { and, asc, eq, gte, inArray, lte, ne, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { visitView } from '#domain/api/calendarViews';
import { endOfRiyadhDay, riyadhInstant } from '#framework/base/time/riyadhTime';
import type { Queryable } from '#framework/server/db/connect';
import { requests } from '../../db/schema/requests';
import { users } from '#framework/server/db/schema/users';
import { tables } from '#framework/server/db/schema/tables';

export type Visit = z.output<typeof visitView> & {
  readonly cityId: string | null;
  readonly serviceId: string;
};

interface Wanted {
  /** Riyadh days, both included. */
  readonly from: string;
  readonly to: string;
  readonly of: { readonly inspectorIds: readonly string[] } | { readonly supervisorId: string };
}

/** The visits of some inspectors, or of a supervisor's requests, earliest first; cancelled ones do not happen. */
export async function readVisits(db: Queryable, { from, to, of }: Wanted): Promise<Visit[]> {
  if ('inspectorIds' in of && of.inspectorIds.length === 0) return [];
  const rows = await selectVisits(
    db,
    and(
      'inspectorIds' in of
        ? inArray(requests.inspectorId, [...of.inspectorIds])
        : eq(requests.supervisorId, of.supervisorId),
      ne(requests.status, 'cancelled'),
      gte(requests.visitAt, riyadhInstant(from)),
      lte(requests.visitAt, endOfRiyadhDay(to)),
    ),
  );
  return rows.flatMap(({ visitAt, inspectorId, inspector, ...visit }) =>
    visitAt
      ? [
          {
            ...visit,
            visitAt,
            inspector: inspectorId && inspector ? { id: inspectorId, name: inspector } : null,
          },
        ]
      : [],
  );
}

function selectVisits(db: Queryable, where: SQL | undefined) {
  const { clients, branches, cities, services } = tables;
  return db
    .select({
      requestId: requests.id,
      number: requests.number,
      status: requests.status,
      visitAt: requests.visitAt,
      company: clients.companyName,
      branch: branches.name,
      city: cities.name,
      cityId: branches.cityId,
      service: services.name,
      serviceId: requests.serviceId,
      inspectorId: requests.inspectorId,
      inspector: users.name,
    })
    .from(requests)
    .innerJoin(clients, eq(clients.id, requests.clientId))
    .innerJoin(services, eq(services.id, requests.serviceId))
    .leftJoin(branches, eq(branches.id, requests.branchId))
    .leftJoin(cities, eq(cities.id, branches.cityId))
    .leftJoin(users, eq(users.id, requests.inspectorId))
    .where(where)
    .orderBy(asc(requests.visitAt), asc(requests.number));
}
