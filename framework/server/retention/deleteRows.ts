import { and, getTableName, lt, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connect';
import { type Months, partsByMonth } from '../db/months/monthsOf';

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

interface Age {
  /** Column by whose month the table is cut. */
  readonly moment: PgColumn;
  readonly before: Date;
  /** Condition of rows that stay, however old. */
  readonly retained?: SQL;
}

/**
 * Deletes the old rows of a table that is cut by month: months that are over as a whole, unless a row of theirs stays, and the
 * others row by row. Returns how many.
 */
export async function forgetMonths(
  db: Database,
  table: PgTable,
  { moment, before, retained }: Age,
): Promise<number> {
  let deleted = 0;
  for (const months of await partsByMonth(db, getTableName(table)))
    if (months.to !== null && months.to <= before) deleted += await dropMonths(db, table, months, retained);
  return deleted + (await deleteRows(db, table, and(lt(moment, before), retained && not(retained))));
}

/**
 * Drops a part with its rows; 0 where it stays. It is not written to from the moment it is looked through, so that no row comes
 * to stay meanwhile. Whoever reads the table waits no longer than for a moment.
 */
function dropMonths(
  db: Database,
  table: PgTable,
  { name }: Months,
  retained: SQL | undefined,
): Promise<number> {
  const part = sql.identifier(name);
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '400ms'`);
    await tx.execute(sql`lock table ${part} in share row exclusive mode`);
    const { rows } = await tx.execute<{ rows: number; retained: boolean }>(
      sql`select count(*)::int as rows, coalesce(bool_or(${retained ?? sql`false`}), false) as retained from ${part} as ${table}`,
    );
    const [found] = rows;
    if (!found || found.retained) return 0;
    await tx.execute(sql`drop table ${part}`);
    return found.rows;
  });
}
