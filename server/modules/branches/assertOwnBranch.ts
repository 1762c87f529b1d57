import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#framework/schema/access';
import type { Queryable } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';
import { ApiError } from '#framework/server/http/apiError';

/** Checks that a branch is open and one for which the actor may order. @throws ApiError not_found */
export async function assertOwnBranch(tx: Queryable, actor: Actor, id: string): Promise<void> {
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
