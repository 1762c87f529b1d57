import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Resource } from '#domain/schema/resource';
import type { DerivedField } from './derivedField';
import type { KeptCounts } from './keptCount';
import { rollupsOf } from './rollupField';
import { moduleTables } from './moduleTables';
import { tableNamed } from '../db/schema/tables';

export interface Store {
  readonly table: PgTable;
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** Fields that no column holds as they are read. */
  readonly derived?: Readonly<Record<string, DerivedField>>;
  /** Which version a row is at, where its table does not say. */
  readonly version?: SQL;
  /** How many rows there are of each value of a field, where the database keeps that. */
  readonly counts?: KeptCounts;
}

/** Where a resource's rows are kept: in the table that its declaration makes, or in a module's own. */
export function storeOf(resource: Resource): Store {
  if (!resource.kept) {
    const table = tableNamed(resource.name);
    return { table, columns: table as unknown as Record<string, PgColumn>, derived: rollupsOf(resource) };
  }
  const store = moduleTables[resource.name];
  if (!store) throw new Error(`${resource.name} is kept by a module, but moduleTables does not say where`);
  return store;
}
