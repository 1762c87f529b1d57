import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The rows with one of these ids, in words that are the same for any number of them: a statement that can be prepared. */
export function isOneOf(id: PgColumn, ids: readonly string[]): SQL {
  return sql`${id} = any(${sql.param(ids)}::uuid[])`;
}
