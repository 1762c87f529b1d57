import { and, asc, eq, gte, inArray, isNull, lte, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { hasPrivilege } from '#domain/access/privileges';
import type { Queryable } from '#framework/server/db/connect';
import { dayOffRequests, requests } from '../../db/schema/requests';
import { users } from '#framework/server/db/schema/users';
import type { Actor } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { tables } from '#framework/server/db/schema/tables';
import type { WorkArea } from '../scheduling/loadWorkers';
import type { visitView } from '#domain/api/calendarViews';
import { endOfRiyadhDay, riyadhInstant } from '#framework/base/time/riyadhTime';

export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly level: string;
}

/** Inspectors with their area of work and supervisor. */
export interface PlacedMember extends TeamMember, WorkArea {
  readonly supervisor: { readonly id: string; readonly name: string };
}

/** Active inspectors by name: a supervisor's own team, or all of them for an admin who names no supervisor. */
export function readTeam(db: Queryable, supervisorId: string | null): Promise<PlacedMember[]> {
  const { inspectors } = tables;
  const leaders = alias(users, 'leaders');
  return db
    .select({
      id: inspectors.id,
      name: users.name,
      level: inspectors.level,
      cityId: inspectors.cityId,
      coverageCityIds: inspectors.coverageCityIds,
      serviceIds: inspectors.serviceIds,
      supervisor: { id: leaders.id, name: leaders.name },
    })
    .from(inspectors)
    .innerJoin(users, eq(users.id, inspectors.id))
    .innerJoin(leaders, eq(leaders.id, inspectors.supervisorId))
    .where(
      and(
        eq(users.active, true),
        isNull(users.deletedAt),
        supervisorId === null ? undefined : eq(inspectors.supervisorId, supervisorId),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}

/** An inspector, active or not. @throws ApiError not_found for an unknown id, and for a supervisor of another team. */
export async function findMember(
  db: Queryable,
  actor: Pick<Actor, 'role' | 'userId'>,
  id: string,
): Promise<TeamMember> {
  const { inspectors } = tables;
  const [member] = await db
    .select({ id: inspectors.id, name: users.name, level: inspectors.level })
    .from(inspectors)
    .innerJoin(users, eq(users.id, inspectors.id))
    .where(
      and(
        eq(inspectors.id, id),
        isNull(users.deletedAt),
        hasPrivilege(actor.role, 'inspectors.readAll')
          ? undefined
          : eq(inspectors.supervisorId, actor.userId),
      ),
    );
  if (!member) throw new ApiError('not_found');
  return member;
}

/** Days off that overlap a range of Riyadh days, approved or pending. */
export async function readDaysOff(db: Queryable, ids: readonly string[], from: string, to: string) {
  if (ids.length === 0) return [];
  const { inspectorId, startsOn, endsOn, status, reason } = dayOffRequests;
  const rows = await db
    .select({ inspectorId, startsOn, endsOn, status, reason })
    .from(dayOffRequests)
    .where(
      and(
        inArray(inspectorId, [...ids]),
        inArray(status, ['approved', 'pending']),
        lte(startsOn, to),
        gte(endsOn, from),
      ),
    );
  return rows.flatMap((row) => (row.status === 'rejected' ? [] : [{ ...row, status: row.status }]));
}

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

/** Visits of these inspectors, or of a supervisor's requests, earliest first, without cancelled ones. */
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
