import { and, getTableName, lt, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connect';
import { type Months, partsByMonth } from '../db/months/monthsOf';

const batch = 1_000;

/**
 * Deletes the rows that match a condition, a thousand per transaction, so that no call waits for all of them. Returns their
 * number.
 */
export async function deleteRows(db: Database, table: PgTable, condition: SQL | undefined): Promise<number> {
  const name = getTableName(table);
  const months = await partsByMonth(db, name);
  let deleted = 0;
  // Partition by partition: the position of a row (`ctid`) is unique only within one.
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
  /** Column whose month decides the partition of a row. */
  readonly moment: PgColumn;
  readonly before: Date;
  /** Condition of rows that stay, however old. */
  readonly retained?: SQL;
}

/**
 * Deletes the old rows of a table that is partitioned by month: past months as partitions, unless one of their rows is retained,
 * and the others row by row. Returns their number.
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
 * Drops a partition with its rows; 0 where it stays. It is locked against writes from the check on, so that no row to be
 * retained is added meanwhile. Readers of the table wait only for a moment.
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
