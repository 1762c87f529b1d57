import { and, getTableName, lt, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connect';
import { type Months, partsByMonth } from '../db/months/monthsOf';
import { deleteRows } from './deleteRows';

interface Age {
  /** Column by whose month the table is cut. */
  readonly moment: PgColumn;
  readonly before: Date;
  /** Condition of rows that stay, however old. */
  readonly kept?: SQL;
}

/**
 * Deletes the old rows of a table that is cut by month: months that are over as a whole, unless a row of theirs stays, and the
 * others row by row. Returns how many.
 */
export async function forgetMonths(
  db: Database,
  table: PgTable,
  { moment, before, kept }: Age,
): Promise<number> {
  let deleted = 0;
  for (const months of await partsByMonth(db, getTableName(table)))
    if (months.to !== null && months.to <= before) deleted += await dropMonths(db, table, months, kept);
  return deleted + (await deleteRows(db, table, and(lt(moment, before), kept && not(kept))));
}

/** Drops a part with its rows; 0 where it stays. Whoever reads the table waits no longer than for a moment. */
async function dropMonths(db: Database, table: PgTable, { name }: Months, kept: SQL | undefined) {
  const part = sql.identifier(name);
  const { rows } = await db.execute<{ rows: number; kept: boolean }>(
    sql`select count(*)::int as rows, coalesce(bool_or(${kept ?? sql`false`}), false) as kept from ${part} as ${table}`,
  );
  const [found] = rows;
  if (!found || found.kept) return 0;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '400ms'`);
    await tx.execute(sql`drop table ${part}`);
  });
  return found.rows;
}
