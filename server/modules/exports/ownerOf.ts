import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#domain/schema/access';
import type { Queryable } from '../../db/connect';
import { branchAssignments, users } from '../../db/schema/users';
import type { ExportRow } from './exports';

/** Whoever asked for an export, with the rights that they have now; a file is drawn for nobody who has lost them. */
export async function ownerOf(db: Queryable, { ownerId }: Pick<ExportRow, 'ownerId'>): Promise<Actor> {
  const [owner] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, ownerId), eq(users.active, true), isNull(users.deletedAt)));
  if (!owner) throw new Error('who asked for the export is no longer there');
  const manages = owner.role === 'branch_manager';
  const assigned = manages
    ? await db.select().from(branchAssignments).where(eq(branchAssignments.userId, ownerId))
    : [];
  return {
    ...{ userId: owner.id, role: owner.role },
    clientId: owner.role === 'client' ? owner.id : owner.clientId,
    branchIds: manages ? assigned.map(({ branchId }) => branchId) : null,
    spendingLimit: manages ? owner.spendingLimit : null,
  };
}
