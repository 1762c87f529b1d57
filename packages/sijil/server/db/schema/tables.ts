import type { PgColumn } from 'drizzle-orm/pg-core';
import { once } from 'sijil/base/once';
import { appliedDesign, noDesign } from 'sijil/schema/designs/applyDesign';
import { perDeclaration } from 'sijil/schema/perDeclaration';
import type { ModuleResource, Resource } from 'sijil/schema/resource';
import { type ResourceName, resourceNamed, resources, type Resources } from 'sijil/schema/application';
import { type AnyTable, type TableNamed, type TableOf, toTable } from '../tables/toTable';
import { files } from './files';
import { users } from './users';

type Tables = {
  readonly [N in ResourceName as Resources[N] extends ModuleResource ? never : N]: TableOf<Resources[N]>;
};

/** Tables that every declared table may refer to besides the declared ones: people and uploads. */
const shared: Readonly<Record<string, unknown>> = { users, files };
const pointedAt: TableNamed = (name) => (shared[name] ?? tableNamed(name)) as AnyTable;

/** Returns the tables of declarations, by the resource's name; those of modules are in `moduleTables`. */
export const declaredTables = once(
  (): Tables =>
    Object.fromEntries(
      Object.values(resources())
        .filter((resource: Resource) => !resource.storedBy)
        .map((resource: Resource) => [resource.name, toTable(resource, pointedAt)]),
    ) as never,
);

/** Returns the table of a declaration with its present fields. */
export const tableOf = perDeclaration(
  (resource: Resource) => toTable(resource, pointedAt) as unknown as AnyTable,
);

/** A column of a declared table. @throws Error where the declaration has none of that name */
export function columnNamed(resource: string, name: string): PgColumn {
  const column = tableNamed(resource)[name];
  if (!column) throw new Error(`"${resource}" has no column for "${name}"`);
  return column;
}

/** Returns the table of a declaration, its columns by field, designed ones included. */
export function tableNamed(name: string): AnyTable {
  const resource = appliedDesign() === noDesign ? undefined : resourceNamed(name);
  return resource
    ? tableOf(resource)
    : ((declaredTables() as unknown as Record<string, AnyTable>)[name] as AnyTable);
}
