import type { Ownership } from '#app/ownership';
import type { Queryable } from '#framework/server/db/connect';

/** An account of the library acts for nobody else. */
export const ownershipColumns = {};
export const toOwnership = (_account: object): Ownership => ({});
export const ownershipOf = (_db: Queryable, _account: object): Promise<Ownership> => Promise.resolve({});
export const mayOwn = (_value: string) => undefined;
