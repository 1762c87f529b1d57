import type { OwnerCount } from 'sijil/schema/application';

/** Owners, other than the person, whose rows the person owns, and the person's limit for signing. */
export interface Ownership {
  /** The company of a client or a branch manager; null for the team. */
  readonly clientId: string | null;
  /** The branches of a branch manager; null: every branch of the company. */
  readonly branchIds: readonly string[] | null;
  /** Limit for signing and paying one order, in halalas with VAT; null: no limit. */
  readonly spendingLimit: number | null;
}

/** The parts of an ownership that access rules may name, and whether a person owns by one id or by several. */
export const owners = { clientId: 'one', branchIds: 'several' } as const satisfies Partial<
  Record<keyof Ownership, OwnerCount>
>;

/** Ownership of an actor without an account, such as an automation. */
export const ownsNothing: Ownership = { clientId: null, branchIds: null, spendingLimit: null };

/** Roles that can get rights on records of designed types, with the owner field of those records. */
export const recordOwners = { client: 'clientId', branch_manager: 'branchIds' } as const;
