import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { AppContext } from '../http/appContext';
import type { Queryable } from '../db/connect';
import { afterPasswordChange } from '#app/server/afterPasswordChange';
import { revokeTokens } from './revokeTokens';
import { oneTimeTokens, sessions, users } from '../db/schema/users';

interface Change {
  readonly userId: string;
  readonly passwordHash: string;
  /** Session that goes on, of the user who changed it themself; all others end. */
  readonly keepSession?: string;
  /** True of a password that somebody else has chosen. */
  readonly mustChange?: boolean;
}

/**
 * Sets a password and ends what the old one opened: sessions, API tokens, links that wait in a mailbox, and what the application adds
 * (`#app/server/afterPasswordChange`).
 */
export async function setPassword(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Queryable,
  { userId, passwordHash, keepSession, mustChange = false }: Change,
): Promise<void> {
  await tx.update(users).set({ passwordHash, mustChangePassword: mustChange }).where(eq(users.id, userId));
  await endSessions(tx, userId, keepSession);
  await revokeTokens(tx, userId, clock());
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, 'reset_password')));
  await afterPasswordChange(tx, userId, clock());
}

/** Signs somebody out everywhere, or everywhere but in one session; what they see as others ends too, their API tokens do not. */
export async function endSessions(tx: Queryable, userId: string, except?: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(
        or(eq(sessions.userId, userId), eq(sessions.seenBy, userId)),
        isNull(sessions.apiTokenId),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
}
