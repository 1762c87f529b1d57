import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connect';
import { partsByMonth } from '../db/months/monthsOf';

const batch = 1_000;

/**
 * Deletes the rows of a condition, each thousand in a transaction of its own, so that nobody waits for all of them. Returns
 * how many.
 */
export async function deleteRows(db: Database, table: PgTable, condition: SQL | undefined): Promise<number> {
  const name = getTableName(table);
  const months = await partsByMonth(db, name);
  let deleted = 0;
  // Each month alone: the place of a row (`ctid`) is unique within one.
  for (const part of months.length > 0 ? months.map((one) => one.name) : [name])
    deleted += await deleteFrom(db, sql`${sql.identifier(part)} as ${table}`, condition);
  return deleted;
}

async function deleteFrom(db: Database, part: SQL, condition: SQL | undefined): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${part} where ctid = any(array(select ctid from ${part} where ${condition} limit ${batch}))`,
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return deleted;
  }
}
