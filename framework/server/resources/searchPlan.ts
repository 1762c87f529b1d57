import { type SQL, sql } from 'drizzle-orm';
import { type Action, type Actor, permissionFor } from '#framework/schema/access';
import { longestSorted } from '#framework/schema/longOrders';
import type { Resource } from '#framework/schema/resource';
import type { Database } from '../db/connect';
import { ApiError } from '../http/apiError';
import type { ListQuery } from './listQuery';
import { compile } from './compile';

interface Sought {
  readonly resource: Resource;
  readonly actor: Actor | null;
  readonly action: Action;
  /** The rows that somebody sees. */
  readonly visible: SQL;
}

interface SearchPlan {
  readonly query: ListQuery;
  readonly way: 'gathered' | 'few' | 'frequent';
}

/**
 * Chooses how a text is searched for, so that the rows read stay bounded: those that hold it are gathered and ordered, unless more
 * than `longestSorted` do, or somebody sees fewer rows than that, each of which is asked. @throws ApiError list_too_long_to_sort
 */
export async function searchPlan(db: Database, sought: Sought, list: ListQuery): Promise<SearchPlan> {
  const { resource, actor, action, visible } = sought;
  const question = list.search?.isFrequent(visible);
  if (!list.search || !question) return { query: list, way: 'gathered' };
  const { inOrder } = list.search;
  // Of somebody's own rows each can be asked, where they are few: others may hold the text more often than those.
  const isOwn = permissionFor(resource, action, actor) !== 'all';
  const few = isOwn
    ? sql`not exists (select 1 from ${compile(resource).rows} where ${visible} offset ${sql.raw(String(longestSorted))})`
    : sql`false`;
  const { rows } = await db.execute<{ isFrequent: boolean; areFew: boolean }>(
    sql`select own.few as "areFew", not own.few and (${question}) as "isFrequent" from (select ${few} as few offset 0) as own`,
  );
  const { areFew = false, isFrequent = false } = rows[0] ?? {};
  if (areFew) return { query: { ...list, where: list.search.ofEachRow }, way: 'few' };
  if (!isFrequent) return { query: list, way: 'gathered' };
  if (!inOrder.isServed) throw new ApiError('list_too_long_to_sort');
  return { query: { ...list, ...inOrder }, way: 'frequent' };
}
