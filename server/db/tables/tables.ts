import type { ModuleResource, Resource } from '#domain/schema/resource';
import { type ResourceName, resources } from '#resources';
import { type AnyTable, type TableOf, toTable } from './toTable';

type Tables = {
  readonly [N in ResourceName as (typeof resources)[N] extends ModuleResource ? never : N]: TableOf<
    (typeof resources)[N]
  >;
};

/** The tables that declarations make, by the resource's name; what a module keeps is in `moduleTables`. */
export const tables: Tables = Object.fromEntries(
  Object.values(resources)
    .filter((resource: Resource) => !resource.kept)
    .map((resource: Resource) => [resource.name, toTable(resource, tableNamed)]),
) as never;

/** A table that a declaration makes, its columns looked up by field. */
export function tableNamed(name: string): AnyTable {
  return (tables as unknown as Record<string, AnyTable>)[name] as AnyTable;
}
