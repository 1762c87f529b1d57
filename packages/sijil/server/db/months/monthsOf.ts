import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../connect';

/** Partition of a table that is cut by month: rows from one moment to before another. */
export interface Months {
  readonly name: string;
  /** Null: from the beginning. */
  readonly from: Date | null;
  /** Null: open-ended. It takes rows after the last month, such as those of a wrong clock. */
  readonly to: Date | null;
}

export interface MonthlyTable {
  readonly name: string;
  /** Column whose month decides the partition of a row. */
  readonly moment: string;
}

type Asked = Pick<Queryable, 'execute'>;

/** Tables that are partitioned by month, according to the database. */
export async function monthlyTables(db: Asked): Promise<MonthlyTable[]> {
  const { rows } = await db.execute<{ name: string; moment: string }>(
    sql`select relname as name, attname as moment from pg_partitioned_table
      join pg_class on pg_class.oid = partrelid
      join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
      where relnamespace = current_schema()::regnamespace order by 1`,
  );
  return rows;
}

/** Partitions of a table, oldest first; none of one that is not partitioned. */
export async function partsByMonth(db: Asked, table: string): Promise<Months[]> {
  const { rows } = await db.execute<{ name: string; from: number | null; to: number | null }>(
    sql`select relname as name, ${momentIn('FROM')} as from, ${momentIn('TO')} as to
      from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = to_regclass(quote_ident(${table})) order by 2 nulls first`,
  );
  return rows.map(({ name, from, to }) => ({ name, from: dateOf(from), to: dateOf(to) }));
}

/** Milliseconds of a bound; null for `MINVALUE` and `MAXVALUE`, which have no quotes. */
const momentIn = (side: 'FROM' | 'TO'): SQL =>
  sql`(extract(epoch from (regexp_match(pg_get_expr(relpartbound, pg_class.oid), ${`${side} \\('([^']+)'\\)`}))[1]::timestamptz) * 1000)::float8`;

const dateOf = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds));

/** Number of rows after the last month, by table; zero for a table with a single partition. */
export async function rowsPastMonths(
  db: Asked,
): Promise<{ readonly table: string; readonly rows: number }[]> {
  const found: { table: string; rows: number }[] = [];
  for (const { name: table } of await monthlyTables(db)) {
    const last = (await partsByMonth(db, table)).at(-1);
    const rows = last?.from && last.to === null ? await countRows(db, last.name) : 0;
    found.push({ table, rows });
  }
  return found;
}

async function countRows(db: Asked, name: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(name)}`,
  );
  return rows[0]?.count ?? 0;
}
