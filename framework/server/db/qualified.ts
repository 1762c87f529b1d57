import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A column with its table before it. Drizzle leaves the table out of a select from one table, also inside a sub-select
 * that the selection contains, where the bare name would then mean the inner table's column.
 */
export function qualified(column: PgColumn): SQL {
  return sql`${column.table}.${sql.identifier(toSnakeCase(column.name))}`;
}

export function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The rows with one of these ids, in words that are the same for any number of them: a statement that can be prepared. */
export function isOneOf(id: PgColumn, ids: readonly string[]): SQL {
  return sql`${id} = any(${sql.param(ids)}::uuid[])`;
}
