import { eq } from 'drizzle-orm';
import type { SessionUser } from '#app/session';
import { designFor } from '#framework/server/designs/designFor';
import type { Queryable } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';

/** The signed-in person: the library keeps nothing besides the account. */
export async function loadSessionUser(
  db: Queryable,
  { userId }: { readonly userId: string },
): Promise<SessionUser> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`user ${userId} is signed in but does not exist`);
  const { id, name, email, role, language, mustChangePassword } = user;
  return { id, name, email, role, language, must_change_password: mustChangePassword, ...designFor(role) };
}
