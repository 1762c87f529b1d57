import type { z } from 'zod';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';
import type { Actor } from '#framework/server/http/appContext';
import { accountViewOf } from '#framework/server/signIn/accountViewOf';
import { sessionUserColumns } from '#framework/server/db/actingRole';
import type { sessionUser } from '../domain/contract';

/** Signed-in user; the library stores nothing besides the account. */
export async function loadSessionUser(
  db: Queryable,
  actor: Pick<Actor, 'userId' | 'seenBy' | 'throughProvider'>,
): Promise<z.output<typeof sessionUser>> {
  const [user] = await db.select(sessionUserColumns).from(users).where(eq(users.id, actor.userId));
  if (!user) throw new Error(`user ${actor.userId} is signed in but does not exist`);
  return accountViewOf(user, actor);
}
