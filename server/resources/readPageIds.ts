import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Resource } from '#domain/schema/resource';
import type { Database } from '../db/connect';
import { columnOf } from './columnOf';
import type { ListQuery } from './listQuery';
import { tableSql } from './tableSql';

/** More rows than this are not counted one by one: «more than 10,000» (rules 1.9). */
const longestCount = 10_000;

const dialect = new PgDialect({ casing: 'snake_case' });

export interface PageOfIds {
  readonly ids: readonly string[];
  readonly total: Total;
}

interface Total {
  readonly count: number;
  readonly exact: boolean;
}

type Wanted = Pick<ListQuery, 'where' | 'orderBy' | 'limit' | 'offset'>;

/**
 * The ids of one page and how many rows there are in all, in one statement. The rows before it are passed over in the index
 * that serves the order, if there is one; selected whole, each would be fetched with the titles of what it refers to, and
 * thrown away. A page that is not full is the last one and tells by itself how many there are: then nothing is counted.
 */
export async function readPageIds(db: Database, resource: Resource, wanted: Wanted): Promise<PageOfIds> {
  const { orderBy, limit, offset } = wanted;
  const rows = sql`from ${tableSql(resource)} where ${wanted.where ?? sql`true`}`;
  const ids = sql`select ${columnOf(resource, 'id')} ${rows} order by ${sql.join([...orderBy], sql`, `)} limit ${limit} offset ${offset}`;
  const counted = sql`select count(*)::int from (select 1 ${rows} limit ${longestCount + 1}) as counted`;
  const isLast = sql`cardinality(page.ids) < ${limit} and (${offset} = 0 or cardinality(page.ids) > 0)`;
  const { sql: text, params: values } = dialect.sqlToQuery(
    sql`with page as materialized (select array(${ids}) as ids) select page.ids, case when not (${isLast}) then (${counted}) end as counted from page`,
  );
  const {
    rows: [page],
  } = await db.$client.query<{ ids: string[]; counted: number | null }>({ text, values });
  const { ids: found = [], counted: count = null } = page ?? {};
  return { ids: found, total: totalOf(count, offset, found.length) };
}

/** A page past the end shows nothing, and says nothing of what there is before it. */
function totalOf(counted: number | null, offset: number, found: number): Total {
  if (counted === null) return { count: offset + found, exact: true };
  if (counted <= longestCount) return { count: counted, exact: true };
  return { count: found > 0 ? Math.max(longestCount, offset + found) : longestCount, exact: false };
}
