import { and, eq, gt, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Actor } from '#domain/schema/access';
import { companyStands } from './companyStands';
import { branchAssignments, sessions, users } from './schema/users';

/** An actor for whom something is read. */
export interface Reader extends Actor {
  /** Where the session was not asked for before: then a statement that reads for them must. */
  readonly presumption?: Presumption;
}

/** What `holderSql` asks with. */
export interface SessionAsked {
  readonly tokenHash: string;
  readonly now: Date;
}

/** The token was somebody's a moment ago, and opens something else by now, or nothing. */
export class PresumptionError extends Error {}

/**
 * That a token still opens what it opened when it was last asked. Nobody is believed for it: the statement that reads asks
 * the session's own question along (`holderSql`), and what was read counts only where the answer is the same to the letter.
 */
export class Presumption {
  private stands = false;

  constructor(
    /** What the database said of the token's holder. */
    private readonly told: string,
    readonly asked: SessionAsked,
  ) {}

  /** True once the database has said so, in a statement of this very call. */
  get isConfirmed(): boolean {
    return this.stands;
  }

  /** Hears what the database says of the holder now. @returns whether it is the same */
  says(told: unknown): boolean {
    this.stands ||= told === this.told;
    return told === this.told;
  }

  /** The same, of a statement that has read for the holder. @throws PresumptionError where it is not */
  confirm(told: unknown): void {
    if (!this.says(told)) throw new PresumptionError('a session is not what it was');
  }
}

/** What a statement that reads for somebody has to ask along; undefined where it has been asked already. */
export function openPresumption(reader: Reader | null): Presumption | undefined {
  return reader?.presumption?.isConfirmed === false ? reader.presumption : undefined;
}

/**
 * Whom a token stands for, as the text of one JSON object; null where it opens nothing: no session, one that has ended, or
 * somebody who may not act. The only place that decides it.
 */
export function holderSql(given: (name: keyof SessionAsked) => Placeholder): SQL {
  const holder = new QueryBuilder()
    .select({
      sessionId: sql`${sessions.id}`.as('sessionId'),
      lastSeenAt: sql`${sessions.lastSeenAt}`.as('lastSeenAt'),
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
        eq(sessions.tokenHash, given('tokenHash')),
        gt(sessions.expiresAt, given('now')),
        eq(users.active, true),
        isNull(users.deletedAt),
        companyStands,
      ),
    );
  return sql`(select row_to_json(holder)::text from ${holder} as holder)`;
}
