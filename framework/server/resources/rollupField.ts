import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Rollup } from '#framework/schema/field';
import type { Resource } from '#framework/schema/resource';
import { resourceNamed } from '#app/resources';
import { qualified } from '../db/qualified';
import { tableNamed } from '../db/schema/tables';
import { computed, type DerivedField } from './derivedField';

type Derived = Readonly<Record<string, DerivedField>>;

/** The fields that a declaration computes from the records that refer to its own. */
export function rollupsOf(resource: Resource): Derived {
  return Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) =>
      field.computed ? [[name, rollup(resource, field.computed)]] : [],
    ),
  );
}

/** The number of referring rows that are not deleted, found by the index that every reference has. */
function rollup(resource: Resource, { of, by }: Rollup): DerivedField {
  if (!resourceNamed(of) || resourceNamed(of)?.kept)
    throw new Error(`${resource.name} is computed of ${of}, which has no table of its own`);
  const table = tableNamed(of);
  const column = (name: string) => table[name as keyof typeof table] as unknown as PgColumn;
  const id = qualified(tableNamed(resource.name)['id' as never] as PgColumn);
  const value = sql`(select count(*)::int from ${table} where ${qualified(column(by))} = ${id} and ${qualified(column('deletedAt'))} is null)`;
  return computed(value);
}
