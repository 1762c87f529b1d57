import { operations } from '#app/operations';
import type { DeclaredList } from '#framework/schema/declaredList';
import { apiPath, type Resource } from '#framework/schema/resource';
import type { Sort } from '#framework/schema/lists/listAddress';

/** Where the rows of a list come from: the resource's own list, or one that is declared beside it. */
export interface ListSource {
  readonly resource: Resource;
  readonly list?: DeclaredList | undefined;
}

/** Below `/api/v1`, as Refine names a resource. */
export function sourcePath({ resource, list }: ListSource): string {
  return (list ? operations[list.operation].url : apiPath(resource)).slice(1);
}

/** The order of the rows: as chosen, else the list's own; empty where the API's is meant. */
export function sourceSort({ list }: ListSource, sorters: readonly Sort[]): readonly Sort[] {
  return sorters.length > 0 || !list?.sort ? sorters : [list.sort];
}
