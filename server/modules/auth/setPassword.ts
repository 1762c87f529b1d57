import { and, eq, ne } from 'drizzle-orm';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { passwordRequests } from '../../db/schema/accounts';
import { oneTimeTokens, sessions, users } from '#framework/server/db/schema/users';

interface Change {
  readonly userId: string;
  readonly passwordHash: string;
  /** Session that goes on, of the user who changed it themself; all others end. */
  readonly keepSession?: string;
  /** True of a password that somebody else has chosen. */
  readonly mustChange?: boolean;
}

/**
 * Sets a password and ends what the old one opened: sessions, links that wait in a mailbox, and a new password that
 * still waits for an admin.
 */
export async function setPassword(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Queryable,
  { userId, passwordHash, keepSession, mustChange = false }: Change,
): Promise<void> {
  await tx.update(users).set({ passwordHash, mustChangePassword: mustChange }).where(eq(users.id, userId));
  await endSessions(tx, userId, keepSession);
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, 'reset_password')));
  await withdrawPasswordRequest({ clock }, tx, userId);
}

/** Signs somebody out everywhere, or everywhere but in one session. */
export async function endSessions(tx: Queryable, userId: string, except?: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)));
}

/** A newer wish replaces the one that waits. */
export async function withdrawPasswordRequest(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Queryable,
  userId: string,
): Promise<void> {
  await tx
    .update(passwordRequests)
    .set({ status: 'withdrawn', passwordHash: null, decidedAt: clock() })
    .where(and(eq(passwordRequests.userId, userId), eq(passwordRequests.status, 'pending')));
}
