import { and, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { DeclaredRole } from 'sijil/schema/application';
import { accountIsActive, ownershipColumns, toOwnership } from '../db/accounts';
import type { Database, Queryable } from '../db/connect';
import type { Scope } from 'sijil/schema/apiTokens/apiTokens';
import { rolesSeen } from 'sijil/schema/seeAs';
import { statement } from '../db/statement';
import { installation } from '../db/schema/system';
import { sessions, users } from '../db/schema/users';
import { columnNamed, tableNamed } from '../db/schema/tables';
import { actingRoleSql, holdsPrivilege, mustAddSecondFactor } from '../db/actingRole';
import { designKey, followDesign } from '../db/followDesign';
import { type Actor, callerOf } from './appContext';
import { ApiError } from './apiError';
import { hashToken, newToken } from './secrets';

/** Prefix of programs' tokens, so that one that leaks into code is recognised. */
const apiTokenPrefix = 'api_';
const idleDays = 30;
/** Minutes for which an admin sees the application as another person; use does not extend them. */
const seenMinutes = 30;
const rememberedPeople = 10_000;
/** Limit of unknown tokens that are looked up at the same time for counting: each takes a connection for a millisecond. */
const mostLookUps = 4;
const dayInMs = 86_400_000;
/** The expiry moves at most once an hour, so that reading a page does not write a row. */
const touchEveryMs = 3_600_000;

export interface Sessions {
  /** The actor of the request's bearer token; null without one. With `required`, a dead token is refused as expired. */
  actorOf(request: FastifyRequest, required: boolean): Promise<Actor | null>;
  /**
   * Owner of the request's token: the admin, where they see the application as another person. An unknown token is looked up
   * once; undefined without a token, for an invalid one, and while so many lookups are running that they indicate a flood of
   * forged tokens.
   */
  personOf(request: FastifyRequest): Promise<string | undefined>;
  /**
   * Opens a session and returns its token, which is shown once and stored only as a hash; null where the person may no longer
   * sign in, or has another password than the one that was verified. Both are checked by the inserting statement, under the
   * account's row lock: a change of password either ends this session or keeps it from opening.
   */
  open(tx: Queryable, proven: ProvenUser, from: Device): Promise<string | null>;
  /**
   * Opens a read-only session in which an admin sees the application as another person, and returns its token; null where that
   * person may not sign in, has not verified the e-mail, or has a role that may not be seen as (`rolesSeen`).
   */
  openSeen(tx: Queryable, seen: Seen, from: Device): Promise<string | null>;
  /** Opens the session of an API token, and returns the token; null where the person may not sign in. */
  openToken(tx: Queryable, token: TokenSession, from: Device): Promise<string | null>;
}

interface TokenSession {
  readonly userId: string;
  readonly apiTokenId: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
}

interface Seen {
  readonly userId: string;
  /** Id of the admin. */
  readonly seenBy: string;
}

/** A person who has proven their identity, and their password at that moment. */
export type ProvenUser = Pick<typeof users.$inferSelect, 'id' | 'passwordHash' | 'twoSteps'> & {
  /** The identity at a provider that was proven in place of the password. */
  readonly linkedIdentityId?: string;
};

interface Device {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

export function createSessions(db: Database, clock: () => Date): Sessions {
  const people = new Map<string, string>();
  const findHolder = holderOfToken();
  let lookUps = 0;
  const actorOf: Sessions['actorOf'] = async (request, required) => {
    const token = bearerToken(request);
    if (!token) return null;
    const [tokenHash, now] = [hashToken(token), clock()];
    const [row] = await findHolder(db, { tokenHash, now });
    const holder = row?.holder;
    remember(people, tokenHash, holder && callerOf(holder));
    if (!holder && required) throw new ApiError('session_expired');
    if (!holder) return null;
    await followDesign(db, Number(holder.design ?? 0));
    if (!holder.seenBy && now.getTime() - Date.parse(holder.lastSeenAt) > touchEveryMs)
      await touch(db, holder, now);
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
      // A database that does not answer is reported by the call itself.
      const actor = await actorOf(request, false).catch(() => null);
      lookUps -= 1;
      return actor ? callerOf(actor) : undefined;
    },
    async open(tx, { id, passwordHash, twoSteps, linkedIdentityId }, from) {
      const token = await insertSession(tx, {
        holder: and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.twoSteps, twoSteps)),
        ...(linkedIdentityId && { linkedIdentityId }),
        now: clock(),
        expiresAt: new Date(clock().getTime() + idleDays * dayInMs),
        from,
      });
      if (token !== null) remember(people, hashToken(token), id);
      return token;
    },
    async openSeen(tx, { userId, seenBy }, from) {
      const token = await insertSession(tx, {
        holder: and(eq(users.id, userId), isNotNull(users.emailVerifiedAt), isSeen()),
        seenBy,
        now: clock(),
        expiresAt: new Date(clock().getTime() + seenMinutes * 60_000),
        from,
      });
      if (token !== null) remember(people, hashToken(token), seenBy);
      return token;
    },
    async openToken(tx, { userId, expiresAt, ...apiToken }, from) {
      const holder = eq(users.id, userId);
      return insertSession(tx, { holder, apiToken, now: clock(), expiresAt, from });
    },
  };
}

/** True for users who may sign in: they are active, and so is their company. */
export const entersNow = () => and(eq(users.active, true), isNull(users.deletedAt), accountIsActive());

/**
 * True for users whom others may see the application as. People with a custom role are always among them, because no custom role
 * has that privilege.
 */
const isSeen = () => or(inArray(users.role, rolesSeen()), isNotNull(users.customRoleId));

interface NewSession {
  /** Condition that selects the user of the session. */
  readonly holder: SQL | undefined;
  readonly seenBy?: string;
  readonly apiToken?: Pick<TokenSession, 'apiTokenId' | 'scopes'>;
  readonly linkedIdentityId?: string;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly from: Device;
}

/** Inserts the session of a user who fulfils the condition and may sign in, and returns its token; null without one. */
async function insertSession(
  tx: Queryable,
  { holder, seenBy, apiToken, linkedIdentityId, now, expiresAt, from }: NewSession,
): Promise<string | null> {
  const token = apiToken ? `${apiTokenPrefix}${newToken()}` : newToken();
  const [opened] = await tx
    .insert(sessions)
    .select((query) =>
      query
        .select({
          id: sql`gen_random_uuid()`.as('id'),
          tokenHash: sql`${hashToken(token)}`.as('token_hash'),
          userId: users.id,
          createdAt: momentSql(now).as('created_at'),
          // A token counts as used from its first call, not from its creation.
          lastSeenAt: momentSql(apiToken ? new Date(0) : now).as('last_seen_at'),
          expiresAt: momentSql(expiresAt).as('expires_at'),
          ip: sql`${from.ip}`.as('ip'),
          userAgent: sql`${from.userAgent?.slice(0, 300) ?? null}`.as('user_agent'),
          seenBy: sql`${seenBy ?? null}::uuid`.as('seen_by'),
          apiTokenId: sql`${apiToken?.apiTokenId ?? null}::uuid`.as('api_token_id'),
          scopes: sql`${apiToken ? sql.param([...apiToken.scopes]) : null}::text[]`.as('scopes'),
          linkedIdentityId: sql`${linkedIdentityId ?? null}::uuid`.as('linked_identity_id'),
        })
        .from(users)
        .where(and(holder, entersNow()))
        .for('share', { of: users }),
    )
    .returning({ id: sessions.id });
  return opened ? token : null;
}

/** Caches the newest only; an invalid token is removed. */
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
  /** The declared role, which a custom role may narrow. */
  readonly base: DeclaredRole;
  readonly lastSeenAt: string;
  /** Version of the design with which the call is answered; null before the first. */
  readonly design: string | null;
}

const holderOfToken = () => statement<{ holder: Holder }>('session', holderSql());

/** Selects the holder of a token, as JSON; no row for an invalid token. All checks of a token are here. */
function holderSql(): SQL {
  const holder = new QueryBuilder()
    .select({
      sessionId: sql`${sessions.id}`.as('sessionId'),
      lastSeenAt: sql`${sessions.lastSeenAt}`.as('lastSeenAt'),
      apiTokenId: sql`${sessions.apiTokenId}`.as('apiTokenId'),
      scopes: sql`${sessions.scopes}`.as('scopes'),
      design:
        sql`(select ${installation.value} from ${installation} where ${installation.key} = ${sql.raw(`'${designKey}'`)})`.as(
          'design',
        ),
      userId: sql`${users.id}`.as('userId'),
      role: actingRoleSql().as('role'),
      base: sql`${users.role}`.as('base'),
      name: sql`${users.name}`.as('name'),
      email: sql`${users.email}`.as('email'),
      language: sql`${users.language}`.as('language'),
      mustChangePassword: sql`${users.mustChangePassword}`.as('mustChangePassword'),
      mustAddSecondFactor: sql`${mustAddSecondFactor()}`.as('mustAddSecondFactor'),
      throughProvider: sql`${sessions.linkedIdentityId} is not null`.as('throughProvider'),
      ...ownershipColumns(),
      seenBy:
        sql`(select json_build_object('id', ${users.id}, 'name', ${users.name}) from ${users} where ${users.id} = ${sessions.seenBy})`.as(
          'seenBy',
        ),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        entersNow(),
        or(isNull(sessions.seenBy), and(isSeen(), inArray(sessions.seenBy, thoseWhoSee()))),
      ),
    );
  return sql`select row_to_json(holder) as holder from ${holder} as holder`;
}

/** Selects the admins who may at present see the application as others: losing the right ends their sessions. */
function thoseWhoSee() {
  return new QueryBuilder()
    .select({ id: users.id })
    .from(users)
    .where(and(entersNow(), holdsPrivilege('seeAs')));
}

/**
 * True for a session whose holder must replace a one-time password or set up a second step: not while seeing as another person,
 * which permits neither, nor after a provider's sign-in, which has its own.
 */
export const asksForProof = ({
  seenBy,
  throughProvider,
}: Pick<Actor, 'seenBy' | 'throughProvider'>): boolean => !seenBy && !throughProvider;

function toActor({ lastSeenAt: _lastSeenAt, design: _design, base, ...holder }: Holder): Actor {
  const asked = asksForProof(holder);
  return {
    ...holder,
    mustChangePassword: holder.mustChangePassword && asked,
    mustAddSecondFactor: holder.mustAddSecondFactor && asked,
    ...toOwnership({ ...holder, id: holder.userId, role: base }),
  };
}

const momentSql = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/**
 * Records the use of a session. Use extends what a person has opened; a token ends on its day, and its record shows when it was
 * last used.
 */
async function touch(db: Database, { sessionId, apiTokenId }: Holder, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + idleDays * dayInMs);
  await db
    .update(sessions)
    .set({ lastSeenAt: now, ...(apiTokenId === null && { expiresAt }) })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, now)));
  if (apiTokenId === null) return;
  await db
    .update(tableNamed('apiTokens'))
    .set({ lastUsedAt: now })
    .where(eq(apiTokenColumn('id'), apiTokenId));
}

/** A column of the declared API tokens. */
export const apiTokenColumn = (name: string) => columnNamed('apiTokens', name);
