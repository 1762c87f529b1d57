import type { Usage } from '#framework/contract/consoleViews';
import type { Resource } from '#framework/schema/resource';
import type { Queryable } from '#framework/server/db/connect';

type Usages = (tx: Queryable, resource: Resource, id: string, titles: number) => Promise<Usage[]>;

/** References that no declaration names: none. */
export const undeclaredUsages: Usages = () => Promise.resolve([]);
