import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { users } from '../../db/schema/users';
import { companyStands } from './companyStands';

type User = typeof users.$inferSelect;

const notDeleted = (condition: SQL) => and(condition, isNull(users.deletedAt));

export async function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(notDeleted(eq(users.email, email)));
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
    .where(notDeleted(eq(users.id, id)));
  return user;
}
