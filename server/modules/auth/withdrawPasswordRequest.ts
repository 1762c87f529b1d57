import { and, eq } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { passwordRequests } from '../../db/schema/accounts';

/** Withdraws a new password that waits for an admin: a newer one replaces it. */
export async function withdrawPasswordRequest(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordRequests)
    .set({ status: 'withdrawn', passwordHash: null, decidedAt: now })
    .where(and(eq(passwordRequests.userId, userId), eq(passwordRequests.status, 'pending')));
}
