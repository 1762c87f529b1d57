import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connect';

const batch = 1_000;

/** Deletes the rows of a condition, each thousand in a transaction of its own, so that nobody waits for all of them. Returns how many. */
export async function deleteRows(db: Database, table: PgTable, condition: SQL | undefined): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batch}))`,
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return deleted;
  }
}
