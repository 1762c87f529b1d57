import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { OwningAccount } from 'sijil/server/db/accounts';
import { qualified } from 'sijil/server/db/statement';
import type { Ownership } from '#domain/access/ownership';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import type { DeclaredRole } from '#domain/access/roles';
import { branchAssignments } from './schema/accounts';
import { users } from './schema/users';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';

interface Company {
  readonly id: string;
  /** The declared role: ownership follows from it, even under a custom role. */
  readonly role: DeclaredRole;
  readonly clientId: string | null;
}

/** For which records an account acts: its company, its branches and its spending limit. */
export const ownershipColumns = {
  clientId: sql<string | null>`${users.clientId}`.as('clientId'),
  spendingLimit: sql<number | null>`${users.spendingLimit}`.as('spendingLimit'),
  branchIds: sql<
    string[]
  >`array(select ${branchAssignments.branchId} from ${branchAssignments} where ${qualified(branchAssignments.userId)} = ${qualified(users.id)} order by 1)`.as(
    'branchIds',
  ),
};

type Owning = {
  readonly [Name in keyof typeof ownershipColumns]: (typeof ownershipColumns)[Name]['_']['type'];
};

/** Returns the ownership of an account: a client's company is their own account. */
export function toOwnership(account: OwningAccount): Ownership {
  const { id, role } = account;
  const { clientId, branchIds, spendingLimit } = account as unknown as Owning;
  const isManager = hasPrivilege(role, 'branches.manage');
  return {
    clientId: companyOf({ id, role, clientId }),
    branchIds: isManager ? branchIds : null,
    spendingLimit: isManager ? spendingLimit : null,
  };
}

/** Condition for accounts that may own rows with this value in an owner field; `toOwnership` decides finally. */
export function mayOwn(value: string): SQL | undefined {
  const { branchId, userId } = branchAssignments;
  return or(
    eq(users.clientId, value),
    inArray(users.id, sql`(select ${userId} from ${branchAssignments} where ${branchId} = ${value})`),
  );
}

/** Company of an account: the account itself for a client, the employer for a branch manager, null for the team. */
export function companyOf({ id, role, clientId }: Company): string | null {
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
