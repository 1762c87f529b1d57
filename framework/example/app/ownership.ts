/** People of the library own rows by their own id alone. */
export type Ownership = Readonly<Record<never, never>>;

export const owners = [] as const;
export const ownsNothing: Ownership = {};
export const ownershipWith = (_id: string, ownership: Ownership): Ownership => ownership;

/** Members own the records that refer to them, and what belongs to these. */
export const recordOwners = { member: 'userId' } as const;
