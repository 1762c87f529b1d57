/** Owners, other than the person, whose rows the person owns, and the person's limit for signing. */
export interface Ownership {
  /** The company of a client or a branch manager; null for the team. */
  readonly clientId: string | null;
  /** The branches of a branch manager; null: every branch of the company. */
  readonly branchIds: readonly string[] | null;
  /** Limit for signing and paying one order, in halalas with VAT; null: no limit. */
  readonly spendingLimit: number | null;
}

/** The parts of an ownership that access rules may name. */
export const owners = ['clientId', 'branchIds'] as const satisfies readonly (keyof Ownership)[];

/** Ownership of an actor without an account, such as an automation. */
export const ownsNothing: Ownership = { clientId: null, branchIds: null, spendingLimit: null };

/** Roles that can get rights on records of designed types, with the owner field of those records. */
export const recordOwners = { client: 'clientId', branch_manager: 'branchIds' } as const;
