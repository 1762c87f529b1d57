/** Ownership beyond the user's own id: none. */
export type Ownership = Readonly<Record<never, never>>;

export const owners = [] as const;
export const ownsNothing: Ownership = {};
export const ownershipWith = (_id: string, ownership: Ownership): Ownership => ownership;

/** Fields through which members own the records that refer to them, and the children of these. */
export const recordOwners = { member: 'userId' } as const;
