import { and, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Language } from '#domain/i18n/localized';
import type { ListFilters } from '#domain/schema/declaredList';
import type { Resource } from '#domain/schema/resource';
import type { Api } from '../http/api';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/apiError';
import { columnOf } from './columnOf';
import { type ListQuery, listQuery } from './listQuery';
import { countRecords, readPageIds, readRecords } from './readRecords';
import type { RecordView } from '#domain/api/recordView';
import { rowFilter } from './rowFilter';
import { statementOf } from './statementOf';

/** More rows than this are not counted one by one: «more than 10,000» (rules 1.9). */
const longestCount = 10_000;

interface Asked {
  /** Null only where everybody may read. */
  readonly actor: Actor | null;
  readonly language: Language;
  readonly query: Readonly<Record<string, unknown>>;
  readonly reply: FastifyReply;
}

interface Narrowed {
  /** As conditions of the database. */
  readonly only?: SQL;
  /** As the list's own filters. */
  readonly where?: ListFilters | undefined;
}

/**
 * A declaration's list, perhaps under another address and with fewer rows: everywhere the same filters, pages and rights.
 * `X-Total-Count` tells how many there are; with `X-Total-Count-Exact: false` there are more.
 */
export async function answerList(
  api: Api,
  resource: Resource,
  { actor, language, query, reply }: Asked,
  { only, where: fixed = {} }: Narrowed = {},
): Promise<RecordView[]> {
  const visible = rowFilter(resource, 'read', actor);
  if (!visible) throw new ApiError('forbidden');
  const asked = listQuery(resource, actor?.role ?? null, query, language);
  const kept = listQuery(resource, actor?.role ?? null, fixed, language);
  const where = and(visible, kept.where, asked.where, only);
  const ids = await readPageIds(api.db, resource, where, asked);
  const [rows, total] = await Promise.all([
    readVisible(api, resource, actor, visible, ids),
    totalOf(api, resource, where, { ...asked, found: ids.length }),
  ]);
  reply.header('x-total-count', total.count);
  if (!total.exact) reply.header('x-total-count-exact', 'false');
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Which rows make a page is asked anew each time, because the best way to find them depends on what is asked for. What is
 * shown of them is always asked in the same words, which PostgreSQL plans once; and again only what the actor may see.
 */
async function readVisible(
  api: Api,
  resource: Resource,
  actor: Actor | null,
  visible: SQL,
  ids: readonly string[],
) {
  if (ids.length === 0) return [];
  const wanted = sql`${columnOf(resource, 'id')} = any(${sql.param(ids)}::uuid[])`;
  return readRecords(
    api,
    api.db,
    resource,
    actor,
    and(wanted, visible),
    statementOf('page', resource, actor),
  );
}

interface Page extends Pick<ListQuery, 'offset' | 'limit'> {
  readonly found: number;
}

/** A page that is not full is the last one, and tells by itself how many there are; long lists are counted so far only. */
async function totalOf(api: Api, resource: Resource, where: SQL | undefined, { offset, limit, found }: Page) {
  if (found < limit && (found > 0 || offset === 0)) return { count: offset + found, exact: true };
  const counted = await countRecords(api.db, resource, where, longestCount + 1);
  if (counted <= longestCount) return { count: counted, exact: true };
  // A page past the end shows nothing, and says nothing of what there is before it.
  return { count: found > 0 ? Math.max(longestCount, offset + found) : longestCount, exact: false };
}
