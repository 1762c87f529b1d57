import { is, Placeholder, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core';
import { longestSorted } from '#domain/schema/longOrders';
import type { Resource } from '#domain/schema/resource';
import type { Database } from '../db/connect';
import { ApiError } from '../http/apiError';
import { compile } from './compile';
import type { ListQuery } from './listQuery';
import { inRanges, type NumberRanges } from './numberSearch';
import { besideSql, endsOf, type PageEnds, valuesBeside } from './pageCursor';

/** More rows than this are neither counted one by one, «more than 10,000» (rules 1.9), nor ordered without an index. */
const longestCount = longestSorted;

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

export type PageWanted = Pick<
  ListQuery,
  'where' | 'orderBy' | 'terms' | 'isServed' | 'numbers' | 'limit' | 'offset' | 'key' | 'beside'
>;

interface Wanted extends PageWanted {
  /** How many rows there are, where that need not be counted. */
  readonly count: SQL | null;
  /** What else the statement tells of the page that has these ids, as columns. */
  readonly also?: ((ids: SQL) => SQL) | undefined;
}

/** How a page's ids are asked for. */
export interface PageQuery extends Pick<ListQuery, 'limit' | 'offset' | 'key' | 'beside' | 'isServed'> {
  readonly text: string;
  readonly values: unknown[];
  /** No value but those of the row beside: all that narrows the list is in the text, which serves every such call. */
  readonly isWritten: boolean;
}

/**
 * The ids of one page and how many rows there are in all, in one statement. The rows before it are passed over in the index
 * that serves the order, if there is one; selected whole, each would be fetched with the titles of what it refers to, and
 * thrown away. A page that is not full is the last one and tells by itself how many there are: then nothing is counted.
 */
export function pageQuery(resource: Resource, wanted: Wanted): PageQuery {
  const { limit, offset, key, beside, isServed, also } = wanted;
  const id = compile(resource).id;
  const rows = rowsSql(resource, wanted);
  const among = wanted.numbers ? sql`${rows} and (${inRanges(wanted.numbers)})` : rows;
  const counted =
    wanted.count ??
    sql`select count(*)::int from (select 1 ${among} limit ${whole(longestCount + 1)}) as counted`;
  const isFull = sql`cardinality(page.ids) = ${whole(limit)}`;
  const counts = offset === 0 ? isFull : sql`${isFull} or cardinality(page.ids) = 0`;
  const end = (place: SQL) =>
    key
      ? sql`(select ${key.column}::text from ${compile(resource).rows} where ${id} = ${place})`
      : sql`null::text`;
  const { sql: text, params: values } = dialect.sqlToQuery(
    sql`select array_to_string(page.ids, ',') as ids, ${end(sql`page.ids[1]`)} as "from", ${end(sql`page.ids[cardinality(page.ids)]`)} as "to", case when ${beside ? sql`true` : counts} then (${counted}) end as counted${also ? sql`, ${also(sql`page.ids`)}` : sql.empty()} from (select array(${pageSql(resource, wanted)}) as ids offset 0) as page`,
  );
  const given = values.filter((value) => !is(value, Placeholder));
  const isWritten = given.length === (beside ? valuesBeside(beside).length : 0);
  return { text, values, isWritten, isServed, limit, offset, key, beside };
}

/** The same list beside another row, or from its beginning. */
export function pageAt(query: PageQuery, place: Pick<PageQuery, 'offset' | 'beside'>): PageQuery {
  return { ...query, ...place, values: place.beside ? valuesBeside(place.beside) : [] };
}

export async function readPageIds(db: Database, query: PageQuery): Promise<PageOfIds> {
  const { text, values, isWritten } = query;
  // A rare value wants another way than a frequent one. Where there are none but those that a declaration lists, each list of
  // them is a text of its own, and the way that was found for it serves every call. From a row on it is the order's index
  // that serves, whichever row it is.
  const name = isWritten ? {} : { name: '' };
  const { rows } = await db.$client.query<FoundPage>({ ...name, text, values });
  return pageOf(rows[0], query);
}

/** What the statement has found. @throws ApiError list_too_long_to_sort */
export function pageOf(page: FoundPage | undefined, { offset, beside, isServed }: PageQuery): PageOfIds {
  if (!isServed && (page?.counted ?? 0) > longestSorted) throw new ApiError('list_too_long_to_sort');
  const ids = page?.ids ? page.ids.split(',') : [];
  const [first, last] = beside?.side === 'before' ? [page?.to, page?.from] : [page?.from, page?.to];
  if (beside?.side === 'before') ids.reverse();
  return {
    ids,
    total: totalOf(page?.counted ?? null, offset, ids.length),
    ends: first && last ? endsOf(ids, [first, last]) : null,
  };
}

export interface FoundPage {
  /** Set apart by commas, which is read faster than an array. */
  readonly ids: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly counted: number | null;
}

/** Written out: PostgreSQL plans for it, and there are few. */
const whole = (limit: number) => sql.raw(String(limit));

const rowsSql = (resource: Resource, { where }: Pick<PageWanted, 'where'>) =>
  sql`from ${compile(resource).rows} where (${where ?? sql`true`})`;

/** At most so many rows as are ordered without an index, with what they are compared by. */
function orderedSql({ terms, limit, offset }: PageWanted, id: SQL | PgColumn, rows: SQL): SQL {
  const place = (index: number) => sql.identifier(`term${index}`);
  const values = terms.map(({ value }, index) => sql`${value} as ${place(index)}`);
  const order = terms.map(({ way }, index) => sql`${place(index)} ${sql.raw(way)}`);
  return sql`select few.id from (select ${id} as id, ${sql.join(values, sql`, `)} ${rows} limit ${whole(longestSorted + 1)}) as few order by ${sql.join(order, sql`, `)} limit ${whole(limit)}${offset === 0 ? sql`` : sql` offset ${offset}`}`;
}

/** The beginning of each range as far as a page may reach, and of these the page: the very number, then the others in their order. */
function rangesSql(
  { number, ranges }: NumberRanges,
  { terms, limit, offset }: PageWanted,
  id: PgColumn,
  rows: SQL,
): SQL {
  if (ranges.length === 0) return sql`select ${id} ${rows} and false`;
  const way = sql.raw(terms[0]?.way ?? 'desc');
  const parts = ranges.map(
    (range, place) =>
      sql`(select ${id} as id, ${number} as number, ${whole(Math.min(place, 1))} as place ${rows} and ${range} order by ${number} ${way} limit ${whole(limit + offset)})`,
  );
  return sql`select found.id from (${sql.join(parts, sql` union all `)}) as found order by found.place, found.number ${way} limit ${whole(limit)} offset ${offset}`;
}

/** Behind a row, or back from it, no row is passed over; otherwise all before the page are, in the index of the order. */
export function pageSql(resource: Resource, wanted: PageWanted): SQL {
  const { orderBy, limit, offset, key, beside, isServed, numbers } = wanted;
  const id = compile(resource).id;
  const rows = rowsSql(resource, wanted);
  if (numbers) return rangesSql(numbers, wanted, id, rows);
  if (!isServed) return orderedSql(wanted, id, rows);
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
