import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Resource } from '#domain/schema/resource';
import type { Database } from '../db/connect';
import { columnOf } from './columnOf';
import type { ListQuery } from './listQuery';
import { besideSql, endsOf, type PageEnds } from './pageCursor';
import { tableSql } from './tableSql';

/** More rows than this are not counted one by one: «more than 10,000» (rules 1.9). */
const longestCount = 10_000;

const dialect = new PgDialect({ casing: 'snake_case' });

export interface PageOfIds {
  readonly ids: readonly string[];
  readonly total: Total;
  /** Null for an empty page, and where the order has no key to go on from. */
  readonly ends: PageEnds | null;
}

interface Total {
  readonly count: number;
  readonly exact: boolean;
}

interface Wanted extends Pick<ListQuery, 'where' | 'orderBy' | 'limit' | 'offset' | 'key' | 'beside'> {
  /** How many rows there are, where that need not be counted. */
  readonly count: SQL | null;
}

/**
 * The ids of one page and how many rows there are in all, in one statement. The rows before it are passed over in the index
 * that serves the order, if there is one; selected whole, each would be fetched with the titles of what it refers to, and
 * thrown away. A page that is not full is the last one and tells by itself how many there are: then nothing is counted.
 */
export async function readPageIds(db: Database, resource: Resource, wanted: Wanted): Promise<PageOfIds> {
  const { limit, offset, key, beside } = wanted;
  const id = columnOf(resource, 'id');
  const rows = sql`from ${tableSql(resource)} where (${wanted.where ?? sql`true`})`;
  const counted =
    wanted.count ?? sql`select count(*)::int from (select 1 ${rows} limit ${longestCount + 1}) as counted`;
  const isFull = sql`cardinality(page.ids) = ${whole(limit)}`;
  const counts = offset === 0 ? isFull : sql`${isFull} or cardinality(page.ids) = 0`;
  const end = (place: SQL) =>
    sql`(select ${key?.column}::text from ${tableSql(resource)} where ${id} = ${place})`;
  const ends = key
    ? sql`array[${end(sql`page.ids[1]`)}, ${end(sql`page.ids[cardinality(page.ids)]`)}]`
    : sql`null::text[]`;
  const { sql: text, params: values } = dialect.sqlToQuery(
    sql`select page.ids, ${ends} as ends, case when ${beside ? sql`true` : counts} then (${counted}) end as counted from (select array(${pageSql(resource, wanted, rows)}) as ids offset 0) as page`,
  );
  // A rare value wants another way than a frequent one. Where there are none but those that a declaration lists, each list of
  // them is a text of its own, and the way that was found for it serves every call.
  const name = values.length > 0 ? { name: '' } : {};
  const {
    rows: [page],
  } = await db.$client.query<Found>({ ...name, text, values });
  const found = beside?.side === 'before' ? (page?.ids.toReversed() ?? []) : (page?.ids ?? []);
  const [one, other] = page?.ends ?? [];
  const keys = beside?.side === 'before' ? [other, one] : [one, other];
  return {
    ids: found,
    total: totalOf(page?.counted ?? null, offset, found.length),
    ends: found.length > 0 && keys[0] && keys[1] ? endsOf(found, [keys[0], keys[1]]) : null,
  };
}

interface Found {
  readonly ids: readonly string[];
  readonly ends: readonly string[] | null;
  readonly counted: number | null;
}

/** Written out: PostgreSQL plans for it, and there are few. */
const whole = (limit: number) => sql.raw(String(limit));

/** Behind a row, or back from it, no row is passed over; otherwise all before the page are, in the index of the order. */
function pageSql(resource: Resource, { orderBy, limit, offset, key, beside }: Wanted, rows: SQL): SQL {
  const id = columnOf(resource, 'id');
  if (!key || !beside)
    return sql`select ${id} ${rows} order by ${sql.join([...orderBy], sql`, `)} limit ${whole(limit)}${offset === 0 ? sql`` : sql` offset ${offset}`}`;
  const way = sql.raw((beside.side === 'after') === (key.order === 'asc') ? 'asc' : 'desc');
  return sql`select ${id} ${rows} and ${besideSql(resource, key, beside)} order by ${key.column} ${way}, ${id} ${way} limit ${whole(limit)}`;
}

/** A page past the end shows nothing, and says nothing of what there is before it. */
function totalOf(counted: number | null, offset: number, found: number): Total {
  if (counted === null) return { count: offset + found, exact: true };
  if (counted <= longestCount) return { count: counted, exact: true };
  return { count: found > 0 ? Math.max(longestCount, offset + found) : longestCount, exact: false };
}
