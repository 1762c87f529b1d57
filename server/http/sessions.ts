import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Queryable } from '../db/connect';
import { branchAssignments, sessions, users } from '../db/schema/users';
import type { Actor } from './actor';
import { ApiError } from './apiError';
import { companyStands } from './companyStands';
import { hashToken, newToken } from './tokens';

const idleDays = 30;
const rememberedTokens = 10_000;
const dayInMs = 86_400_000;
/** The expiry moves at most once an hour, so that reading a page does not write a row. */
const touchEveryMs = 3_600_000;

export interface Sessions {
  /** The actor of the request's bearer token; null without one. With `required`, a dead token is refused as expired. */
  actorOf(request: FastifyRequest, required: boolean): Promise<Actor | null>;
  /** Whose token the request bears, if it has opened something in this process; asks no database. */
  knownPersonOf(request: FastifyRequest): string | undefined;
  /** The branches that a branch manager looks after. */
  branchIdsOf(userId: string): Promise<string[]>;
  /** Opens a session and answers its token, which is told once and stored only as a hash. */
  open(tx: Queryable, userId: string, from: { ip: string; userAgent: string | undefined }): Promise<string>;
}

export function createSessions(db: Database, clock: () => Date): Sessions {
  const known = new Map<string, string>();
  const session = sessionQuery(db);
  return {
    async actorOf(request, required) {
      const token = bearerToken(request);
      if (!token) return null;
      const tokenHash = hashToken(token);
      const actor = await findActor(db, session, tokenHash, clock());
      remember(known, tokenHash, actor?.userId);
      if (!actor && required) throw new ApiError('session_expired');
      return actor;
    },
    knownPersonOf(request) {
      const token = bearerToken(request);
      return token && known.get(hashToken(token));
    },
    async branchIdsOf(userId) {
      const rows = await db.select().from(branchAssignments).where(eq(branchAssignments.userId, userId));
      return rows.map((row) => row.branchId);
    },
    async open(tx, userId, from) {
      const token = newToken();
      const now = clock();
      await tx.insert(sessions).values({
        tokenHash: hashToken(token),
        userId,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + idleDays * dayInMs),
        ip: from.ip,
        userAgent: from.userAgent?.slice(0, 300),
      });
      return token;
    },
  };
}

/** The newest ten thousand; a token that no longer opens anything is forgotten. */
function remember(known: Map<string, string>, hash: string, userId: string | undefined): void {
  known.delete(hash);
  if (userId === undefined) return;
  known.set(hash, userId);
  if (known.size <= rememberedTokens) return;
  const [oldest] = known.keys();
  if (oldest !== undefined) known.delete(oldest);
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}

/** Asked before every call: planned once for each connection. */
function sessionQuery(db: Database) {
  return db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      userId: users.id,
      role: users.role,
      name: users.name,
      email: users.email,
      language: users.language,
      mustChangePassword: users.mustChangePassword,
      clientId: users.clientId,
      spendingLimit: users.spendingLimit,
      branchIds: sql<
        string[]
      >`array(select ${branchAssignments.branchId} from ${branchAssignments} where ${branchAssignments.userId} = ${users.id})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(users.active, true),
        isNull(users.deletedAt),
        companyStands,
      ),
    )
    .prepare('session');
}

async function findActor(
  db: Database,
  session: ReturnType<typeof sessionQuery>,
  tokenHash: string,
  now: Date,
): Promise<Actor | null> {
  const [row] = await session.execute({ tokenHash, now });
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > touchEveryMs) await touch(db, row.sessionId, now);
  const { lastSeenAt: _, ...actor } = row;
  return {
    ...actor,
    clientId: row.role === 'client' ? row.userId : row.clientId,
    branchIds: row.role === 'branch_manager' ? row.branchIds : null,
    spendingLimit: row.role === 'branch_manager' ? row.spendingLimit : null,
  };
}

async function touch(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + idleDays * dayInMs) })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, now)));
}
