import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { users } from '../../db/schema/users';

type User = typeof users.$inferSelect;

const notDeleted = (condition: SQL) => and(condition, isNull(users.deletedAt));

export async function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(notDeleted(eq(users.email, email)));
  return user;
}

export async function findUserById(db: Queryable, id: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(notDeleted(eq(users.id, id)));
  return user;
}
