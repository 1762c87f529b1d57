import { and, asc, eq, inArray, isNull, lte, gte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hasPrivilege } from '#domain/access/privileges';
import type { Queryable } from '#framework/server/db/connect';
import { dayOffRequests } from '../../db/schema/requests';
import { users } from '#framework/server/db/schema/users';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { tables } from '#framework/server/db/schema/tables';
import type { WorkArea } from '../scheduling/loadWorkers';

export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly level: string;
}

/** Inspectors with their area of work and supervisor. */
export interface PlacedMember extends TeamMember, WorkArea {
  readonly supervisor: { readonly id: string; readonly name: string };
}

/** The active inspectors by name: a supervisor's own, or everybody's for an admin who names no supervisor. */
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

/** An inspector, active or not. @throws ApiError not_found for nobody, and for a supervisor asking after another's. */
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

/** Days off that touch a stretch of Riyadh days, approved or still to be decided. */
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
