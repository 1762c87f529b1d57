import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';

/** Any number that nothing else locks by. */
const generalAdminsLock = 7_312_001;

/** Forbids deactivating or deleting the own account. @throws ApiError own_account */
export function assertNotOneself(actor: Pick<Actor, 'userId'>, id: string): void {
  if (actor.userId === id) throw new ApiError('own_account');
}

/**
 * Checked after a write, in its transaction: at least one person who may make admins must remain. The lock admits one such
 * transaction at a time, so that two cannot each count on the other's admin. @throws ApiError last_admin
 */
export async function assertAnAdminRemains(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${generalAdminsLock})`);
  const [row] = await tx
    .select({ remaining: count() })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        isNull(users.customRoleId),
        eq(users.active, true),
        isNull(users.deletedAt),
      ),
    );
  if (!row?.remaining) throw new ApiError('last_admin');
}
