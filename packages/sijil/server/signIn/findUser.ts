import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connect';
import { sessions, users } from '../db/schema/users';
import type { Actor, AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { entersNow, type ProvenUser } from '../http/sessions';
import type { FastifyRequest } from 'fastify';

type User = typeof users.$inferSelect;

/** Returns the user who signs in with this address; not those who were invited with it while it was another account's. */
export async function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailTaken, false), isNull(users.deletedAt)));
  return user;
}

/** Returns true if an account may sign in: it is active, and so is the company for which it acts. */
export async function mayEnter(db: Queryable, { id }: Pick<User, 'id'>): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), entersNow()));
  return user !== undefined;
}

export async function findUserById(db: Queryable, id: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return user;
}

/**
 * Reads an account and locks it until the transaction ends. Every change of a person's access (password, links, sessions, a
 * password that waits for an admin) locks the account before those rows, so that two such changes are serialised.
 */
export async function lockUser(tx: Transaction, id: string): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('no key update');
  return user;
}

/**
 * Locks the caller's own account, and checks again that their session still exists: every change of the password ends it.
 * @returns the account as it is under the lock
 * @throws ApiError session_expired
 */
export async function lockOwnAccount(
  tx: Transaction,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<User> {
  const user = await lockUser(tx, userId);
  // A separate statement: it reads changes that were committed while it waited for the lock.
  const [session] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  if (!user || !session) throw new ApiError('session_expired');
  return user;
}

/** Opens a session for a person who has proven their identity; null where the proof no longer holds. */
export function openLogin(
  api: AppContext,
  tx: Queryable,
  user: ProvenUser,
  request: FastifyRequest,
): Promise<string | null> {
  return api.sessions.open(tx, user, { ip: request.ip, userAgent: request.headers['user-agent'] });
}
