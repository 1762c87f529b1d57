import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { accountScope } from '#app/server/accountScope';
import type { Database, Queryable } from '../db/connect';
import { accountIsActive } from '#app/server/accountIsActive';
import { statement } from '../db/statement';
import { installation } from '../db/schema/installation';
import { branchAssignments, sessions, users } from '../db/schema/users';
import { designKey, followDesign } from '../db/followDesign';
import type { Actor } from './actor';
import { ApiError } from './apiError';
import { hashToken, newToken } from './tokens';

const idleDays = 30;
const rememberedPeople = 10_000;
/** Unknown tokens that are looked up at one moment to be counted: each costs a connection for a millisecond. */
const mostLookUps = 4;
const dayInMs = 86_400_000;
/** The expiry moves at most once an hour, so that reading a page does not write a row. */
const touchEveryMs = 3_600_000;

export interface Sessions {
  /** The actor of the request's bearer token; null without one. With `required`, a dead token is refused as expired. */
  actorOf(request: FastifyRequest, required: boolean): Promise<Actor | null>;
  /**
   * Whose token the request bears. A token that this process does not know is looked up once; undefined without a token, for
   * one that opens nothing, and while so many are being looked up that a flood of made-up ones must be behind it.
   */
  personOf(request: FastifyRequest): Promise<string | undefined>;
  /** The branches that a branch manager looks after. */
  branchIdsOf(userId: string): Promise<string[]>;
  /**
   * Opens a session and returns its token, which is shown once and stored only as a hash; null where the person may no
   * longer enter, or has another password than the one that was verified. Both are checked by the statement that
   * inserts, under the account's row lock: a change of password either ends this session or keeps it from opening.
   */
  open(tx: Queryable, proven: ProvenUser, from: Device): Promise<string | null>;
}

/** Somebody who has proven who they are while their password was this one. */
export type ProvenUser = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>;

interface Device {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

export function createSessions(db: Database, clock: () => Date): Sessions {
  const people = new Map<string, string>();
  let lookUps = 0;
  const actorOf: Sessions['actorOf'] = async (request, required) => {
    const token = bearerToken(request);
    if (!token) return null;
    const [tokenHash, now] = [hashToken(token), clock()];
    const [row] = await holderOfToken(db, { tokenHash, now });
    const holder = row?.holder;
    remember(people, tokenHash, holder?.userId);
    if (!holder && required) throw new ApiError('session_expired');
    if (!holder) return null;
    await followDesign(db, Number(holder.design ?? 0));
    if (now.getTime() - Date.parse(holder.lastSeenAt) > touchEveryMs) await touch(db, holder.sessionId, now);
    return toActor(holder);
  };
  return {
    actorOf,
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
                accountIsActive,
              ),
            )
            .for('share', { of: users }),
        )
        .returning({ id: sessions.id });
      if (!opened) return null;
      remember(people, hashToken(token), id);
      return token;
    },
  };
}

/** The newest only; a token that no longer opens anything is forgotten. */
function remember(people: Map<string, string>, tokenHash: string, userId: string | undefined): void {
  people.delete(tokenHash);
  if (userId === undefined) return;
  people.set(tokenHash, userId);
  if (people.size <= rememberedPeople) return;
  const [oldest] = people.keys();
  if (oldest !== undefined) people.delete(oldest);
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}

/** The columns of `holderSql`. */
interface Holder extends Actor {
  readonly lastSeenAt: string;
  /** Version of the design that the call is answered by; null before the first. */
  readonly design: string | null;
}

const holderOfToken = statement<{ holder: Holder }>('session', holderSql());

/** Selects the holder of a token, as JSON; no row for a token that opens nothing. The only place that decides it. */
function holderSql(): SQL {
  const holder = new QueryBuilder()
    .select({
      sessionId: sql`${sessions.id}`.as('sessionId'),
      lastSeenAt: sql`${sessions.lastSeenAt}`.as('lastSeenAt'),
      design:
        sql`(select ${installation.value} from ${installation} where ${installation.key} = ${sql.raw(`'${designKey}'`)})`.as(
          'design',
        ),
      userId: sql`${users.id}`.as('userId'),
      role: sql`${users.role}`.as('role'),
      name: sql`${users.name}`.as('name'),
      email: sql`${users.email}`.as('email'),
      language: sql`${users.language}`.as('language'),
      mustChangePassword: sql`${users.mustChangePassword}`.as('mustChangePassword'),
      clientId: sql`${users.clientId}`.as('clientId'),
      spendingLimit: sql`${users.spendingLimit}`.as('spendingLimit'),
      branchIds:
        sql`array(select ${branchAssignments.branchId} from ${branchAssignments} where ${branchAssignments.userId} = ${users.id} order by 1)`.as(
          'branchIds',
        ),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(users.active, true),
        isNull(users.deletedAt),
        accountIsActive,
      ),
    );
  return sql`select row_to_json(holder) as holder from ${holder} as holder`;
}

function toActor({ lastSeenAt: _lastSeenAt, design: _design, ...holder }: Holder): Actor {
  return { ...holder, ...accountScope({ ...holder, id: holder.userId }, holder.branchIds ?? []) };
}

const momentSql = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

async function touch(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + idleDays * dayInMs) })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, now)));
}
