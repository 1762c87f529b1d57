import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { ownBranchView } from '#domain/api/orderViews';
import type { Actor as Person } from '#framework/schema/access';
import type { Queryable } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';
import { ApiError } from '#framework/server/http/apiError';

/** The active branches that the actor may order for, the main one first; a branch manager's own only. */
export async function readOwnBranches(
  db: Queryable,
  actor: Person,
): Promise<z.output<typeof ownBranchView>[]> {
  const { branches, cities, districts, restaurants } = tables;
  return db
    .select({
      id: branches.id,
      name: branches.name,
      restaurant: restaurants.name,
      city: cities.name,
      district: districts.name,
      street: branches.street,
      main: branches.main,
      place: branches.place,
      responsibleName: branches.responsibleName,
      responsiblePhone: branches.responsiblePhone,
    })
    .from(branches)
    .innerJoin(cities, eq(cities.id, branches.cityId))
    .leftJoin(districts, eq(districts.id, branches.districtId))
    .leftJoin(restaurants, eq(restaurants.id, branches.restaurantId))
    .where(
      and(
        eq(branches.clientId, String(actor.clientId)),
        eq(branches.active, true),
        isNull(branches.deletedAt),
        actor.branchIds === null ? undefined : inArray(branches.id, [...actor.branchIds]),
      ),
    )
    .orderBy(desc(branches.main), branches.name);
}

/** Checks that a branch is open and one for which the actor may order. @throws ApiError not_found */
export async function assertOwnBranch(tx: Queryable, actor: Person, id: string): Promise<void> {
  const { branches } = tables;
  const [branch] = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(
      and(
        eq(branches.id, id),
        eq(branches.clientId, String(actor.clientId)),
        eq(branches.active, true),
        isNull(branches.deletedAt),
      ),
    );
  if (!branch || (actor.branchIds !== null && !actor.branchIds.includes(id))) throw new ApiError('not_found');
}
