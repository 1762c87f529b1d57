import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { users } from '../../db/schema/users';
import { companyStands } from '../../db/companyStands';

type User = typeof users.$inferSelect;

/** Whoever signs in with this address; not those who were invited to it while it was somebody else's. */
export async function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailTaken, false), isNull(users.deletedAt)));
  return user;
}

/** Whether they may come in at all: they are active, and so is the company that they act for. */
export async function mayEnter(db: Queryable, { id }: Pick<User, 'id'>): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.active, true), isNull(users.deletedAt), companyStands));
  return user !== undefined;
}

export async function findUserById(db: Queryable, id: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return user;
}
