import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { z } from 'zod';
import type { branchManagerView, unassignedView } from '#domain/api/profileViews';
import type { Queryable } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';
import { branchAssignments } from '../../db/schema/accounts';
import { tables } from '#framework/server/db/schema/tables';

type ManagerView = z.output<typeof branchManagerView>;

const isManagerOf = (clientId: string | undefined, userId?: string) =>
  and(
    eq(users.role, 'branch_manager'),
    isNull(users.deletedAt),
    clientId === undefined ? undefined : eq(users.clientId, clientId),
    userId === undefined ? undefined : eq(users.id, userId),
  );

/** The managers of a company (of any, for an admin), each with the branches that they look after. */
export async function readManagers(
  db: Queryable,
  { clientId, userId }: { readonly clientId?: string; readonly userId?: string },
): Promise<ManagerView[]> {
  const managers = await db
    .select()
    .from(users)
    .where(isManagerOf(clientId, userId))
    .orderBy(asc(users.name));
  if (managers.length === 0) return [];
  const { branches } = tables;
  const assigned = await db
    .select({ userId: branchAssignments.userId, id: branches.id, name: branches.name })
    .from(branchAssignments)
    .innerJoin(branches, eq(branches.id, branchAssignments.branchId))
    .where(
      and(
        isNull(branches.deletedAt),
        inArray(
          branchAssignments.userId,
          managers.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(branches.name));
  return managers.map(({ id, name, email, phone, active, mustChangePassword, spendingLimit }) => ({
    id,
    name,
    email,
    phone,
    active,
    invited: mustChangePassword,
    limit: spendingLimit,
    branches: assigned
      .filter((one) => one.userId === id)
      .map((one) => ({
        id: one.id,
        name: one.name,
      })),
  }));
}

/** Managers without a branch, and branches without a manager. */
export async function readUnassigned(
  db: Queryable,
  clientId: string,
): Promise<z.output<typeof unassignedView>> {
  const { branches } = tables;
  const managers = await readManagers(db, { clientId });
  const free = await db
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(
      and(
        eq(branches.clientId, clientId),
        isNull(branches.deletedAt),
        notExists(db.select().from(branchAssignments).where(eq(branchAssignments.branchId, branches.id))),
      ),
    )
    .orderBy(asc(branches.name));
  return {
    managers: managers
      .filter((manager) => manager.branches.length === 0)
      .map(({ id, name }) => ({ id, name })),
    branches: free,
  };
}
