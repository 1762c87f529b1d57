import { and, eq, fillPlaceholders, isNull, lt, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Database, Queryable } from '../db/connect';
import { holderSql, Presumption, type SessionAsked } from '../db/presumption';
import { companyStands } from '../db/companyStands';
import { branchAssignments, sessions, users } from '../db/schema/users';
import type { Actor, PresumedActor } from './actor';
import { ApiError } from './apiError';
import { hashToken, newToken } from './tokens';

const idleDays = 30;
const rememberedPeople = 10_000;
/** A kilobyte each. */
const rememberedHolders = 2_000;
/** Unknown tokens that are looked up at one moment to be counted: each costs a connection for a millisecond. */
const mostLookUps = 4;
const dayInMs = 86_400_000;
/** The expiry moves at most once an hour, so that reading a page does not write a row. */
const touchEveryMs = 3_600_000;

export interface Sessions {
  /** The actor of the request's bearer token; null without one. With `required`, a dead token is refused as expired. */
  actorOf(request: FastifyRequest, required: boolean): Promise<Actor | null>;
  /**
   * Whom the request's token last opened something for in this process; asks no database. What is read for them counts only
   * once their presumption is confirmed.
   */
  presumedActorOf(request: FastifyRequest): PresumedActor | null;
  /** Whether the database still says the same of them; asked anew where no statement of theirs has. */
  isAsPresumed(actor: PresumedActor): Promise<boolean>;
  /**
   * Whose token the request bears. A token that this process does not know is looked up once; undefined without a token, for
   * one that opens nothing, and while so many are being looked up that a flood of made-up ones must be behind it.
   */
  personOf(request: FastifyRequest): Promise<string | undefined>;
  /** The branches that a branch manager looks after. */
  branchIdsOf(userId: string): Promise<string[]>;
  /**
   * Opens a session and returns its token, which is told once and stored only as a hash; null where the person may no
   * longer enter, or has another password than the one that was verified. Both are judged by the statement that inserts,
   * under the account's row lock: a change of password either ends this session or keeps it from opening.
   */
  open(tx: Queryable, proven: ProvenUser, from: Device): Promise<string | null>;
}

/** Somebody who has proven who they are while their password was this one. */
export type ProvenUser = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>;

interface Device {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

/** What the database last told of a token. */
interface Known {
  readonly told: string;
  readonly actor: Actor;
  /** Milliseconds since the epoch. */
  readonly lastSeenAt: number;
}

export function createSessions(db: Database, clock: () => Date): Sessions {
  const people = new Map<string, string>();
  const holders = new Map<string, Known>();
  let lookUps = 0;
  const actorOf: Sessions['actorOf'] = async (request, required) => {
    const token = bearerToken(request);
    if (!token) return null;
    const asked = { tokenHash: hashToken(token), now: clock() };
    const told = await askHolder(db, asked);
    const before = holders.get(asked.tokenHash);
    const known = told === null ? undefined : before?.told === told ? before : toKnown(told);
    remember(people, asked.tokenHash, known?.actor.userId, rememberedPeople);
    remember(holders, asked.tokenHash, known, rememberedHolders);
    if (!known && required) throw new ApiError('session_expired');
    if (known && isToTouch(known, asked.now)) await touch(db, known.actor.sessionId, asked.now);
    return known?.actor ?? null;
  };
  return {
    actorOf,
    presumedActorOf(request) {
      const token = bearerToken(request);
      const asked = token && { tokenHash: hashToken(token), now: clock() };
      const known = asked && holders.get(asked.tokenHash);
      if (!known || isToTouch(known, asked.now)) return null;
      return { ...known.actor, presumption: new Presumption(known.told, asked) };
    },
    async isAsPresumed({ presumption }) {
      if (presumption.isConfirmed) return true;
      return presumption.says(await askHolder(db, presumption.asked));
    },
    async personOf(request) {
      const token = bearerToken(request);
      if (!token) return undefined;
      const known = people.get(hashToken(token));
      if (known !== undefined || lookUps >= mostLookUps) return known;
      lookUps += 1;
      // Where the database does not answer, the call itself will say so.
      const actor = await actorOf(request, false).catch(() => null);
      lookUps -= 1;
      return actor?.userId;
    },
    async branchIdsOf(userId) {
      const rows = await db.select().from(branchAssignments).where(eq(branchAssignments.userId, userId));
      return rows.map((row) => row.branchId);
    },
    async open(tx, { id, passwordHash }, from) {
      const token = newToken();
      const now = clock();
      const [opened] = await tx
        .insert(sessions)
        .select((query) =>
          query
            .select({
              id: sql`gen_random_uuid()`.as('id'),
              tokenHash: sql`${hashToken(token)}`.as('token_hash'),
              userId: users.id,
              createdAt: momentSql(now).as('created_at'),
              lastSeenAt: momentSql(now).as('last_seen_at'),
              expiresAt: momentSql(new Date(now.getTime() + idleDays * dayInMs)).as('expires_at'),
              ip: sql`${from.ip}`.as('ip'),
              userAgent: sql`${from.userAgent?.slice(0, 300) ?? null}`.as('user_agent'),
            })
            .from(users)
            .where(
              and(
                eq(users.id, id),
                eq(users.passwordHash, passwordHash),
                eq(users.active, true),
                isNull(users.deletedAt),
                companyStands,
              ),
            )
            .for('share', { of: users }),
        )
        .returning({ id: sessions.id });
      if (!opened) return null;
      remember(people, hashToken(token), id, rememberedPeople);
      return token;
    },
  };
}

/** The newest only; a token that no longer opens anything is forgotten. */
function remember<Value>(
  known: Map<string, Value>,
  hash: string,
  value: Value | undefined,
  most: number,
): void {
  known.delete(hash);
  if (value === undefined) return;
  known.set(hash, value);
  if (known.size <= most) return;
  const [oldest] = known.keys();
  if (oldest !== undefined) known.delete(oldest);
}

const isToTouch = ({ lastSeenAt }: Known, now: Date) => now.getTime() - lastSeenAt > touchEveryMs;

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}

/** Told by PostgreSQL as JSON: the columns of `holderSql`. */
interface Holder extends Omit<Actor, 'presumption'> {
  readonly lastSeenAt: string;
}

const dialect = new PgDialect({ casing: 'snake_case' });
/** Asked before most calls: planned once for each connection. */
const question = dialect.sqlToQuery(sql`select ${holderSql(sql.placeholder)} as told`);

async function askHolder(db: Database, asked: SessionAsked): Promise<string | null> {
  const values = fillPlaceholders(question.params, { ...asked });
  const { rows } = await db.$client.query<{ told: string | null }>({
    name: 'session',
    text: question.sql,
    values,
  });
  return rows[0]?.told ?? null;
}

/** A company's owner acts for it; branches and a limit are a branch manager's only. */
function toKnown(told: string): Known {
  const { lastSeenAt, ...holder } = JSON.parse(told) as Holder;
  const isManager = holder.role === 'branch_manager';
  const actor: Actor = {
    ...holder,
    clientId: holder.role === 'client' ? holder.userId : holder.clientId,
    branchIds: isManager ? holder.branchIds : null,
    spendingLimit: isManager ? holder.spendingLimit : null,
  };
  return { told, actor, lastSeenAt: Date.parse(lastSeenAt) };
}

const momentSql = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

async function touch(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + idleDays * dayInMs) })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, now)));
}
