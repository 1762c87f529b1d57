import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';
import type { Ownership } from '#domain/access/ownership';
import { hasPrivilege } from '#framework/schema/roles/privileges';
import type { DeclaredRole } from '#domain/access/roles';
import { branchAssignments } from './schema/accounts';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';

interface Account {
  readonly id: string;
  /** The declared role: ownership follows from it, even under a custom role. */
  readonly role: DeclaredRole;
  readonly clientId: string | null;
  readonly spendingLimit: number | null;
}

/** Columns of an account in the query that finds the holder of a session. */
export const ownershipColumns = {
  clientId: sql`${users.clientId}`.as('clientId'),
  spendingLimit: sql`${users.spendingLimit}`.as('spendingLimit'),
  branchIds:
    sql`array(select ${branchAssignments.branchId} from ${branchAssignments} where ${branchAssignments.userId} = ${users.id} order by 1)`.as(
      'branchIds',
    ),
};

/** Returns the ownership of an account whose assigned branches have been read: a client's company is their own account. */
export function toOwnership({ branchIds, ...account }: Account & Pick<Ownership, 'branchIds'>): Ownership {
  const isManager = hasPrivilege(account.role, 'branches.manage');
  return {
    clientId: companyOf(account),
    branchIds: isManager ? (branchIds ?? []) : null,
    spendingLimit: isManager ? account.spendingLimit : null,
  };
}

/** Reads what an account owns. */
export async function ownershipOf(db: Queryable, account: Account): Promise<Ownership> {
  const assigned = await db.select().from(branchAssignments).where(eq(branchAssignments.userId, account.id));
  return toOwnership({ ...account, branchIds: assigned.map(({ branchId }) => branchId) });
}

/** Condition for accounts that may own rows with this value in an owner field; `ownershipOf` decides finally. */
export function mayOwn(value: string): SQL | undefined {
  const { branchId, userId } = branchAssignments;
  return or(
    eq(users.clientId, value),
    inArray(users.id, sql`(select ${userId} from ${branchAssignments} where ${branchId} = ${value})`),
  );
}

/** Company of an account: the account itself for a client, the employer for a branch manager, null for the team. */
export function companyOf({ id, role, clientId }: Omit<Account, 'spendingLimit'>): string | null {
  return hasPrivilege(role, 'company.own') ? id : clientId;
}

const owners = alias(users, 'owners');

/**
 * True for users without a company, and for those whose company's own account is active: while it is not, everybody who acts
 * for the company has no access.
 */
export const companyIsActive = or(
  isNull(users.clientId),
  exists(
    new QueryBuilder()
      .select({ id: owners.id })
      .from(owners)
      .where(and(eq(owners.id, users.clientId), eq(owners.active, true), isNull(owners.deletedAt))),
  ),
);
