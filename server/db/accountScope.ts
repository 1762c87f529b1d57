import type { Actor } from '#framework/schema/access';
import { hasPrivilege } from '#domain/access/privileges';
import type { Role } from '#domain/access/roles';

interface Account {
  readonly id: string;
  readonly role: Role;
  readonly clientId: string | null;
  readonly spendingLimit: number | null;
}

/**
 * Scope of an account: its company, and for a branch manager the assigned branches and the spending limit in halalas.
 * `branchIds` and `spendingLimit` are null for every other role: no restriction within the company.
 */
export function accountScope(
  { id, role, clientId, spendingLimit }: Account,
  branchIds: readonly string[],
): Pick<Actor, 'clientId' | 'branchIds' | 'spendingLimit'> {
  const isManager = hasPrivilege(role, 'branches.manage');
  return {
    clientId: companyOf({ id, role, clientId }),
    branchIds: isManager ? branchIds : null,
    spendingLimit: isManager ? spendingLimit : null,
  };
}

/** Company of an account: the account itself for a client, the employer for a branch manager, null for the team. */
export function companyOf({ id, role, clientId }: Omit<Account, 'spendingLimit'>): string | null {
  return hasPrivilege(role, 'company.own') ? id : clientId;
}
