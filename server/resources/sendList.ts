import { and, type SQL } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Language } from '#domain/i18n/localized';
import type { ListFilters } from '#domain/schema/declaredList';
import { permissionFor } from '#domain/schema/access';
import type { Resource } from '#domain/schema/resource';
import type { AppContext } from '../http/appContext';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/apiError';
import { JsonText } from '../http/jsonText';
import type { RecordView } from '#domain/api/recordView';
import { truth } from './filterValue';
import { keptCount } from './keptCount';
import { listQuery, singleTexts } from './listQuery';
import { readCursor, sidesOf } from './pageCursor';
import { readPage } from './readPage';
import { pageAt, type PageQuery, pageQuery, readPageIds } from './readPageIds';
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
  { actor, language, query: sent, reply }: Asked,
  { only, where: fixed = {} }: Narrowed = {},
): Promise<JsonText<RecordView[]>> {
  const { _deleted = 'false', ...narrowing } = sent;
  const deleted = truth(String(_deleted));
  const query = pageQueryFor(api, resource, { actor, language, deleted, narrowing, fixed, only });
  // Which rows make a page is asked apart, because the best way to find them depends on what is asked for. What is shown of
  // them is always asked in the same words, which PostgreSQL plans once; and again only what the actor may see.
  const { ids, total, ends } = await readPageIds(api.db, query);
  reply.header('x-total-count', total.count);
  if (!total.exact) reply.header('x-total-count-exact', 'false');
  if (ends) reply.header('x-page-first', ends.first).header('x-page-last', ends.last);
  return new JsonText(await readPageJson(api, { resource, actor, deleted }, ids));
}

interface PageAsked extends Pick<Asked, 'actor' | 'language'> {
  readonly deleted: boolean;
  readonly narrowing: Readonly<Record<string, unknown>>;
  readonly fixed: ListFilters;
  readonly only: SQL | undefined;
}

/** So many lists of a declaration are known by their address, but for the place in them; each is a kilobyte. */
const mostKnown = 50;
const queries = new WeakMap<Resource, Map<string, PageQuery>>();

/**
 * Put together once where nothing in it is the actor's own, nor a value of this call: for every reader of the role the same
 * address is then the same text, wherever in the list a page begins.
 */
function pageQueryFor(api: AppContext, resource: Resource, asked: PageAsked): PageQuery {
  const { actor, language, deleted, narrowing, fixed, only } = asked;
  const action = deleted ? 'delete' : 'read';
  const isShared = only === undefined && permissionFor(resource.access, action, actor) === 'all';
  if (!isShared) return makePageQuery(api, resource, asked);
  const known = queries.get(resource) ?? new Map<string, PageQuery>();
  queries.set(resource, known);
  const [place, narrowed] = apart(narrowing);
  const { offset, limit } = readPage(place);
  const beside = sidesOf(place);
  const key = JSON.stringify([actor?.role, language, deleted, fixed, narrowed, limit, offset === 0, beside]);
  const query = known.get(key);
  if (query) return pageAt(query, { offset, beside: readCursor(place, query.key) });
  const made = makePageQuery(api, resource, asked);
  if (made.isWritten && known.size < mostKnown) known.set(key, made);
  return made;
}

/** Where in a list a page is; apart from which list it is. */
function apart(narrowing: PageAsked['narrowing']): [Record<string, string>, PageAsked['narrowing']] {
  const entries = Object.entries(narrowing);
  const place = entries.filter(([name]) => placeParameters.has(name));
  const list = entries.filter(([name]) => !placeParameters.has(name));
  return [singleTexts(Object.fromEntries(place)), Object.fromEntries(list)];
}

const placeParameters = new Set(['_start', '_end', '_after', '_before']);

function makePageQuery(
  api: AppContext,
  resource: Resource,
  { actor, language, deleted, narrowing, fixed, only }: PageAsked,
): PageQuery {
  // What was deleted is for those who may bring it back.
  const visible = deleted
    ? rowFilter(resource, 'delete', actor, 'deleted')
    : rowFilter(resource, 'read', actor);
  if (!visible) throw new ApiError('forbidden');
  const asking = { language, at: api.clock() };
  const asked = listQuery(resource, actor?.role ?? null, narrowing, asking);
  const kept = listQuery(resource, actor?.role ?? null, fixed, asking);
  const narrowed = {
    narrowedBy: [...kept.narrowedBy, ...asked.narrowedBy],
    where: and(kept.where, asked.where),
  };
  const count = only || deleted ? null : keptCount(resource, { actor, ...narrowed });
  return pageQuery(resource, { ...asked, where: and(visible, kept.where, asked.where, only), count });
}
