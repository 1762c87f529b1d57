import { and, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Language } from '#domain/i18n/localized';
import type { ListFilters } from '#domain/schema/declaredList';
import { permissionFor } from '#domain/schema/access';
import { longestSorted } from '#domain/schema/longOrders';
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
import { openPresumption } from '../db/presumption';
import { pageAt, type PageOfIds, type PageQuery, pageQuery, readPageIds } from './readPageIds';
import { readWholePage } from './readWholePage';
import { isPlain, readPageJson, shownSql } from './recordJson';
import { rowFilter } from './rowFilter';
import { searchWay } from './searchWay';

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
  const asked = { actor, language, deleted, narrowing, fixed, only };
  const { query, isWhole } =
    'q' in narrowing
      ? { query: await searchQuery(api, resource, asked), isWhole: false }
      : pageQueryFor(api, resource, asked);
  const wanted = { resource, actor, deleted };
  if (isWhole) {
    const { json, ...page } = await readWholePage(api.db, actor, query);
    tellPlace(reply, page);
    return new JsonText(json);
  }
  // Which rows make a page is asked apart, because the best way to find them depends on what is asked for. What is shown of
  // them is always asked in the same words, which PostgreSQL plans once; and again only what the actor may see.
  const page = await readPageIds(api.db, query);
  tellPlace(reply, page);
  return new JsonText(await readPageJson(api, wanted, page.ids));
}

function tellPlace(reply: FastifyReply, { total, ends }: PageOfIds): void {
  reply.header('x-total-count', total.count);
  if (!total.exact) reply.header('x-total-count-exact', 'false');
  if (ends) reply.header('x-page-first', ends.first).header('x-page-last', ends.last);
}

interface PageAsked extends Pick<Asked, 'actor' | 'language'> {
  readonly deleted: boolean;
  readonly narrowing: Readonly<Record<string, unknown>>;
  readonly fixed: ListFilters;
  readonly only: SQL | undefined;
}

/** So many lists of a declaration are known by their address, but for the place in them; each is a kilobyte. */
const mostKnown = 50;
const queries = new WeakMap<Resource, Map<string, Known>>();

/** A list that was asked for so often is read by one statement, if its records are plain. */
const often = 5;
/** So many are, those that came first: each connection keeps a plan of 200 kB for each, four times that of the ids alone. */
const mostWhole = 12;
let wholes = 0;

/** What is known of a list's address. */
interface Known {
  readonly query: PageQuery;
  times: number;
  whole?: PageQuery;
}

interface Chosen {
  readonly query: PageQuery;
  /** True where the statement reads the records too: `readWholePage`. */
  readonly isWhole: boolean;
}

/**
 * Put together once where nothing in it is the actor's own, nor a value of this call: for every reader of the role the same
 * address is then the same text, wherever in the list a page begins.
 */
function pageQueryFor(api: AppContext, resource: Resource, asked: PageAsked): Chosen {
  const { actor, language, deleted, narrowing, fixed, only } = asked;
  const action = deleted ? 'delete' : 'read';
  const isShared = only === undefined && permissionFor(resource.access, action, actor) === 'all';
  if (!isShared) return { query: makePageQuery(api, resource, asked), isWhole: false };
  const known = queries.get(resource) ?? new Map<string, Known>();
  queries.set(resource, known);
  const [place, narrowed] = apart(narrowing);
  const { offset, limit } = readPage(place);
  const beside = sidesOf(place);
  const isPresumed = openPresumption(actor) !== undefined;
  const key = JSON.stringify([
    ...[actor?.role, isPresumed, language, deleted, fixed, narrowed],
    ...[limit, offset === 0, beside],
  ]);
  const one = known.get(key);
  if (one) {
    const whole = beside.length === 0 ? wholeOf(api, resource, asked, one) : undefined;
    if (whole) return { query: whole, isWhole: true };
    const { query } = one;
    return { query: pageAt(query, { offset, beside: readCursor(place, query.key) }), isWhole: false };
  }
  const query = makePageQuery(api, resource, asked);
  if (query.isWritten && known.size < mostKnown) known.set(key, { query, times: 1 });
  return { query, isWhole: false };
}

/** The list with its records, once it is asked for often. */
function wholeOf(api: AppContext, resource: Resource, asked: PageAsked, known: Known): PageQuery | undefined {
  known.times += 1;
  if (known.whole || known.times !== often || wholes >= mostWhole) return known.whole;
  const { actor, deleted } = asked;
  if (!isPlain({ resource, actor, deleted })) return undefined;
  wholes += 1;
  known.whole = makePageQuery(api, resource, asked, (ids) => shownSql({ resource, actor, deleted }, ids));
  return known.whole;
}

/** Where in a list a page is; apart from which list it is. */
function apart(narrowing: PageAsked['narrowing']): [Record<string, string>, PageAsked['narrowing']] {
  const entries = Object.entries(narrowing);
  const place = entries.filter(([name]) => placeParameters.has(name));
  const list = entries.filter(([name]) => !placeParameters.has(name));
  return [singleTexts(Object.fromEntries(place)), Object.fromEntries(list)];
}

const placeParameters = new Set(['_start', '_end', '_after', '_before']);

/**
 * A search gathers the rows that hold the text and orders them. Where more than a list is counted to hold it, as they do a
 * chain's name, each row is asked in the list's order instead, and a page is soon full.
 */
async function searchQuery(api: AppContext, resource: Resource, asked: PageAsked): Promise<PageQuery> {
  const { actor, language, narrowing, deleted, only } = asked;
  const visible = and(visibleRows(resource, asked), only) ?? sql`true`;
  const asking = { language, at: api.clock() };
  const list = listQuery(resource, actor?.role ?? null, narrowing, asking);
  const action = deleted ? 'delete' : 'read';
  const { query, way } = await searchWay(api.db, { resource, actor, action, visible }, list);
  if (way === 'gathered') return makePageQuery(api, resource, asked);
  const { where: kept, narrowedBy } = listQuery(resource, actor?.role ?? null, asked.fixed, asking);
  // Nothing but the search narrows them: there are more than are counted.
  const isCounted = way === 'few' || narrowedBy.length > 0 || list.narrowedBy.length > 1;
  return pageQuery(resource, {
    ...query,
    where: and(visible, kept, query.where),
    count: isCounted ? null : sql`select ${sql.raw(String(longestSorted + 1))}`,
  });
}

/** What was deleted is for those who may bring it back. */
function visibleRows(resource: Resource, { actor, deleted }: Pick<PageAsked, 'actor' | 'deleted'>): SQL {
  const visible = deleted
    ? rowFilter(resource, 'delete', actor, 'deleted')
    : rowFilter(resource, 'read', actor);
  if (!visible) throw new ApiError('forbidden');
  return visible;
}

function makePageQuery(
  api: AppContext,
  resource: Resource,
  { actor, language, deleted, narrowing, fixed, only }: PageAsked,
  also?: (ids: SQL) => SQL,
): PageQuery {
  const visible = visibleRows(resource, { actor, deleted });
  const asking = { language, at: api.clock() };
  const asked = listQuery(resource, actor?.role ?? null, narrowing, asking);
  const kept = listQuery(resource, actor?.role ?? null, fixed, asking);
  const narrowed = {
    narrowedBy: [...kept.narrowedBy, ...asked.narrowedBy],
    where: and(kept.where, asked.where),
  };
  const count = only || deleted ? null : keptCount(resource, { actor, ...narrowed });
  return pageQuery(resource, { ...asked, where: and(visible, kept.where, asked.where, only), count, also });
}
