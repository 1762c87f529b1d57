import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';

/** Admins who decide about accounts and people. */
export function findGeneralAdmins(tx: Queryable) {
  return tx
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.active, true), isNull(users.deletedAt)));
}
