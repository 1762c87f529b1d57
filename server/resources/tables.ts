import type { Resource } from '#domain/schema/resource';
import { type ResourceName, resources } from '#resources';
import { type AnyTable, type TableOf, toTable } from './toTable';

type Tables = { readonly [N in ResourceName]: TableOf<(typeof resources)[N]> };

/** The tables of all declarations, by the resource's name. */
export const tables: Tables = Object.fromEntries(
  Object.values(resources).map((resource: Resource) => [resource.name, toTable(resource, tableNamed)]),
) as never;

/** A declared table as the engine uses it, its columns looked up by field. */
export function tableNamed(name: string): AnyTable {
  return (tables as unknown as Record<string, AnyTable>)[name] as AnyTable;
}
