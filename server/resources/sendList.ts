import { and, type SQL } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Language } from '#domain/i18n/localized';
import type { ListFilters } from '#domain/schema/declaredList';
import type { Resource } from '#domain/schema/resource';
import type { AppContext } from '../http/appContext';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/apiError';
import { JsonText } from '../http/jsonText';
import type { RecordView } from '#domain/api/recordView';
import { truth } from './filterValue';
import { keptCount } from './keptCount';
import { listQuery } from './listQuery';
import { readPageIds } from './readPageIds';
import { readPageJson } from './recordJson';
import { rowFilter } from './rowFilter';

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
 * `_deleted=true` asks for the deleted rows instead. `X-Total-Count` tells how many there are; with `X-Total-Count-Exact: false` there are more. `X-Page-First` and `X-Page-Last`
 * are what `_before` and `_after` go on from.
 */
export async function sendList(
  api: AppContext,
  resource: Resource,
  { actor, language, query, reply }: Asked,
  { only, where: fixed = {} }: Narrowed = {},
): Promise<JsonText<RecordView[]>> {
  const { _deleted = 'false', ...narrowing } = query;
  const deleted = truth(String(_deleted));
  // What was deleted is for those who may bring it back.
  const visible = deleted
    ? rowFilter(resource, 'delete', actor, 'deleted')
    : rowFilter(resource, 'read', actor);
  if (!visible) throw new ApiError('forbidden');
  const asking = { language, at: api.clock() };
  const asked = listQuery(resource, actor?.role ?? null, narrowing, asking);
  const kept = listQuery(resource, actor?.role ?? null, fixed, asking);
  const where = and(visible, kept.where, asked.where, only);
  const narrowed = {
    narrowedBy: [...kept.narrowedBy, ...asked.narrowedBy],
    where: and(kept.where, asked.where),
  };
  const count = only || deleted ? null : keptCount(resource, { actor, ...narrowed });
  // Which rows make a page is asked anew each time, because the best way to find them depends on what is asked for. What is
  // shown of them is always asked in the same words, which PostgreSQL plans once; and again only what the actor may see.
  const { ids, total, ends } = await readPageIds(api.db, resource, { ...asked, where, count });
  reply.header('x-total-count', total.count);
  if (!total.exact) reply.header('x-total-count-exact', 'false');
  if (ends) reply.header('x-page-first', ends.first).header('x-page-last', ends.last);
  return new JsonText(await readPageJson(api, { resource, actor, deleted }, ids));
}
