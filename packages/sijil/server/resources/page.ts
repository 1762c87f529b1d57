import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core';
import { longestSorted } from 'sijil/schema/longOrders';
import type { Resource } from 'sijil/schema/resource';
import type { Database } from '../db/connect';
import { runStatement } from '../db/statement';
import { ApiError } from '../http/apiError';
import { compile } from './compile';
import type { ListQuery } from './listQuery';
import { inRanges, type NumberRanges } from './searchPlan';
import { cursorSql, endsOf, type PageEnds } from './pageAddress';

/** Limit of rows that are counted exactly, «more than 10,000» (rules 1.9), or sorted without an index. */
const longestCount = longestSorted;

const dialect = new PgDialect({ casing: 'snake_case' });

export interface Page {
  readonly ids: readonly string[];
  readonly total: Total;
  /** Null for an empty page, and where the order has no key to continue from. */
  readonly ends: PageEnds | null;
}

interface Total {
  readonly count: number;
  readonly exact: boolean;
}

export type PageQuery = Pick<
  ListQuery,
  'where' | 'orderBy' | 'terms' | 'isServed' | 'numbers' | 'limit' | 'offset' | 'key' | 'cursor'
>;

/** A page's statement for the driver; each connection plans a named one once. */
export interface PageStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

interface FoundPage {
  /** Joined by commas, which is parsed faster than an array. */
  readonly ids: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly counted: number | null;
}

/**
 * Reads the ids of one page and the total number of rows, by one statement. Rows before the page are skipped in the index of the
 * order, without reading their titles. A page that is not full is the last one, and nothing is counted for it.
 * @throws ApiError list_too_long_to_sort
 */
export async function readPageIds(
  db: Database,
  query: PageQuery,
  { values, ...statement }: PageStatement,
): Promise<Page> {
  const [found] = await runStatement<FoundPage>(db, { ...statement, values: [...values] });
  return toPage(found, query);
}

/** Returns the statement that finds a page. @param count the number of rows, from a cheaper source than counting */
export function pageStatement(resource: Resource, query: PageQuery, count: SQL | null): PageStatement {
  const { sql: text, params: values } = dialect.sqlToQuery(pageWithTotalSql(resource, query, count));
  return { text, values };
}

/**
 * Returns the same statement with a name, so that each connection plans it once. Only the cursor may be a parameter: a rare
 * value needs another plan than a frequent one.
 */
export function namedPageStatement({ text, values }: PageStatement): PageStatement {
  return { name: `list ${createHash('sha1').update(text).digest('base64')}`, text, values };
}

function pageWithTotalSql(resource: Resource, query: PageQuery, count: SQL | null): SQL {
  const { limit, offset, key, cursor, isServed } = query;
  const { id, rows } = compile(resource);
  const matching = query.numbers
    ? sql`${rowsSql(resource, query)} and (${inRanges(query.numbers)})`
    : rowsSql(resource, query);
  const number =
    count ??
    sql`select count(*)::int from (select 1 ${matching} limit ${literal(longestCount + 1)}) as "$counted"`;
  // A table expression that PostgreSQL evaluates once, and only where a condition uses it.
  const counted = sql`(select number from "$counted")`;
  const page = sql`array(${pageSql(resource, query)})`;
  // Counted before it is sorted: a list that is too long is refused without reading its sort keys.
  const ids = isServed ? page : sql`case when ${counted} <= ${literal(longestSorted)} then ${page} end`;
  const isFull = sql`cardinality("$page".ids) = ${literal(limit)}`;
  const isFullOrPast = offset === 0 ? isFull : sql`${isFull} or cardinality("$page".ids) = 0`;
  const needsCount = cursor || !isServed ? sql`true` : isFullOrPast;
  const keyAt = (place: SQL) =>
    key ? sql`(select ${key.column}::text from ${rows} where ${id} = ${place})` : sql`null::text`;
  return sql`with "$counted" as materialized (select (${number}) as number) select array_to_string("$page".ids, ',') as ids, ${keyAt(sql`"$page".ids[1]`)} as "from", ${keyAt(sql`"$page".ids[cardinality("$page".ids)]`)} as "to", case when ${needsCount} then ${counted} end as counted from (select ${ids} as ids offset 0) as "$page"`;
}

function toPage(page: FoundPage | undefined, { offset, cursor, isServed }: PageQuery): Page {
  if (!isServed && (page?.counted ?? 0) > longestSorted) throw new ApiError('list_too_long_to_sort');
  const ids = page?.ids ? page.ids.split(',') : [];
  const [first, last] = cursor?.side === 'before' ? [page?.to, page?.from] : [page?.from, page?.to];
  if (cursor?.side === 'before') ids.reverse();
  return {
    ids,
    total: totalOf(page?.counted ?? null, offset, ids.length),
    ends: first && last ? endsOf(ids, [first, last]) : null,
  };
}

/** Inlined, so that PostgreSQL plans for the value. */
const literal = (value: number) => sql.raw(String(value));

const rowsSql = (resource: Resource, { where }: Pick<PageQuery, 'where'>) =>
  sql`from ${compile(resource).rows} where (${where ?? sql`true`})`;

/** Selects the ids of a page, by the index of its order where there is one. */
export function pageSql(resource: Resource, query: PageQuery): SQL {
  const { orderBy, limit, offset, key, cursor, isServed, numbers } = query;
  const { id } = compile(resource);
  const rows = rowsSql(resource, query);
  if (numbers) return rangesSql(numbers, query, id, rows);
  if (!isServed) return sortedSql(query, id, rows);
  if (!key || !cursor)
    return sql`select ${id} ${rows} order by ${sql.join([...orderBy], sql`, `)} limit ${literal(limit)}${offsetSql(offset)}`;
  const order = sql.raw((cursor.side === 'after') === (key.order === 'asc') ? 'asc' : 'desc');
  return sql`select ${id} ${rows} and ${cursorSql(resource, key, cursor)} order by ${key.column} ${order}, ${id} ${order} limit ${literal(limit)}`;
}

const offsetSql = (offset: number) => (offset === 0 ? sql`` : sql` offset ${offset}`);

/** Selects a page without an index: at most `longestSorted` rows are read and sorted. */
function sortedSql({ terms, limit, offset }: PageQuery, id: PgColumn, rows: SQL): SQL {
  const term = (index: number) => sql.identifier(`term${index}`);
  const values = terms.map(({ value }, index) => sql`${value} as ${term(index)}`);
  const order = terms.map(({ direction }, index) => sql`${term(index)} ${sql.raw(direction)}`);
  return sql`select "$few".id from (select ${id} as id, ${sql.join(values, sql`, `)} ${rows} limit ${literal(longestSorted + 1)}) as "$few" order by ${sql.join(order, sql`, `)} limit ${literal(limit)}${offsetSql(offset)}`;
}

/** Selects the beginning of each range as far as the page may reach, then the page of these: the exact number first. */
function rangesSql(
  { number, ranges }: NumberRanges,
  { terms, limit, offset }: PageQuery,
  id: PgColumn,
  rows: SQL,
): SQL {
  if (ranges.length === 0) return sql`select ${id} ${rows} and false`;
  const order = sql.raw(terms[0]?.direction ?? 'desc');
  const parts = ranges.map(
    (range, place) =>
      sql`(select ${id} as id, ${number} as number, ${literal(Math.min(place, 1))} as place ${rows} and ${range} order by ${number} ${order} limit ${literal(limit + offset)})`,
  );
  return sql`select "$found".id from (${sql.join(parts, sql` union all `)}) as "$found" order by "$found".place, "$found".number ${order} limit ${literal(limit)} offset ${offset}`;
}

/** Returns the total. A page past the end is empty: its offset does not prove a number of rows. */
function totalOf(counted: number | null, offset: number, found: number): Total {
  if (counted === null) return { count: offset + found, exact: true };
  if (counted <= longestCount) return { count: counted, exact: true };
  return { count: found > 0 ? Math.max(longestCount, offset + found) : longestCount, exact: false };
}
