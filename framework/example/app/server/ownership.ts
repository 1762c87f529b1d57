import type { Ownership } from '#framework/schema/application';
import type { Queryable } from '#framework/server/db/connect';

/** Columns of ownership: none, because an account acts for nobody else. */
export const ownershipColumns = {};
export const toOwnership = (_account: object): Ownership => ({});
export const ownershipOf = (_db: Queryable, _account: object): Promise<Ownership> => Promise.resolve({});
export const mayOwn = (_value: string) => undefined;
