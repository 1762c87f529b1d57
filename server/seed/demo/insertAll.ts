import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from 'sijil/server/db/connect';

/** PostgreSQL takes 65,535 values in one statement. */
const atOnce = 800;

/** Inserts any number of rows in batches. */
export async function insertAll<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) {
    await tx.insert(table).values(rows.slice(start, start + atOnce) as T['$inferInsert'][]);
  }
}
