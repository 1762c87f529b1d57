import type { Name } from 'sijil/base/i18n/localized';
import { bothNames, userName } from 'sijil/server/db/names';
import { branchName, companyName } from '../../db/names';
import { and, asc, eq, gte, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import type { Queryable } from 'sijil/server/db/connect';
import { dayOffRequests, requests } from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import type { Actor } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { tables } from '../../db/schema/declared';
import type { WorkArea } from '../scheduling/loadWorkers';
import type { visitView } from '#domain/api/calendarViews';
import { endOfRiyadhDay, riyadhInstant } from 'sijil/base/time/riyadhTime';

export interface TeamMember {
  readonly id: string;
  readonly name: Name;
  readonly level: string;
}

/** Inspectors with their area of work and supervisor. */
export interface PlacedMember extends TeamMember, WorkArea {
  readonly supervisor: { readonly id: string; readonly name: Name };
  readonly active: boolean;
}

/** Active inspectors by name: a supervisor's own team, or all of them for an admin who names no supervisor. */
export function readTeam(db: Queryable, supervisorId: string | null): Promise<PlacedMember[]> {
  return selectMembers(
    db,
    and(isActive, supervisorId === null ? undefined : eq(tables.inspectors.supervisorId, supervisorId)),
  );
}

/** Inspectors with these ids by name, active or not. */
export async function readMembers(db: Queryable, ids: readonly string[]): Promise<PlacedMember[]> {
  return ids.length === 0 ? [] : selectMembers(db, inArray(tables.inspectors.id, [...ids]));
}

const isActive = and(eq(users.active, true), isNull(users.deletedAt)) ?? sql`false`;

function selectMembers(db: Queryable, where: SQL | undefined): Promise<PlacedMember[]> {
  const { inspectors } = tables;
  const leaders = alias(users, 'leaders');
  return db
    .select({
      id: inspectors.id,
      name: userName,
      level: inspectors.level,
      cityId: inspectors.cityId,
      coverageCityIds: inspectors.coverageCityIds,
      serviceIds: inspectors.serviceIds,
      supervisor: { id: leaders.id, name: bothNames(leaders.name, leaders.nameEn) },
      active: sql<boolean>`${isActive}`,
    })
    .from(inspectors)
    .innerJoin(users, eq(users.id, inspectors.id))
    .innerJoin(leaders, eq(leaders.id, inspectors.supervisorId))
    .where(where)
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
    .select({ id: inspectors.id, name: userName, level: inspectors.level })
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
  readonly supervisor: { readonly id: string; readonly name: Name } | null;
  /** False for a visit whose request the reader may not open. */
  readonly movable: boolean;
};

interface Wanted {
  /** Riyadh days, both included. */
  readonly from: string;
  readonly to: string;
  readonly of: VisitsOf;
  /** Condition for requests that the reader may open; none by default. */
  readonly movable?: SQL;
}

interface VisitsOf {
  readonly inspectorIds?: readonly string[];
  /** Condition for requests whose visits are read with or without an inspector. */
  readonly requests?: SQL | undefined;
}

/** Visits of these inspectors or of these requests, earliest first, without cancelled ones. */
export async function readVisits(db: Queryable, { from, to, of, movable }: Wanted): Promise<Visit[]> {
  const rows = await selectVisits(
    db,
    and(
      or(inArray(requests.inspectorId, [...(of.inspectorIds ?? [])]), of.requests),
      ne(requests.status, 'cancelled'),
      gte(requests.visitAt, riyadhInstant(from)),
      lte(requests.visitAt, endOfRiyadhDay(to)),
    ),
    movable,
  );
  return rows.flatMap(({ visitAt, inspectorId, inspector, supervisorId, supervisor, ...visit }) =>
    visitAt
      ? [
          {
            ...visit,
            visitAt,
            inspector: inspectorId && inspector ? { id: inspectorId, name: inspector } : null,
            supervisor: supervisorId && supervisor ? { id: supervisorId, name: supervisor } : null,
          },
        ]
      : [],
  );
}

function selectVisits(db: Queryable, where: SQL | undefined, movable = sql`false`) {
  const { clients, branches, cities, services } = tables;
  const leaders = alias(users, 'leaders');
  return db
    .select({
      requestId: requests.id,
      number: requests.number,
      status: requests.status,
      visitAt: requests.visitAt,
      company: companyName,
      branch: branchName,
      city: cities.name,
      cityId: branches.cityId,
      service: services.name,
      serviceId: requests.serviceId,
      supervisorId: requests.supervisorId,
      movable: sql<boolean>`${movable}`,
      inspectorId: requests.inspectorId,
      inspector: userName,
      supervisor: bothNames(leaders.name, leaders.nameEn),
    })
    .from(requests)
    .innerJoin(clients, eq(clients.id, requests.clientId))
    .innerJoin(services, eq(services.id, requests.serviceId))
    .leftJoin(branches, eq(branches.id, requests.branchId))
    .leftJoin(cities, eq(cities.id, branches.cityId))
    .leftJoin(users, eq(users.id, requests.inspectorId))
    .leftJoin(leaders, eq(leaders.id, requests.supervisorId))
    .where(where)
    .orderBy(asc(requests.visitAt), asc(requests.number));
}
