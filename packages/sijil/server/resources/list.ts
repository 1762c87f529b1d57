import { and, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { RecordView } from 'sijil/contract/recordView';
import type { Language } from 'sijil/base/i18n/localized';
import { permissionFor } from 'sijil/schema/access';
import type { ListFilters } from 'sijil/schema/declaredList';
import { longestSorted } from 'sijil/schema/longOrders';
import { perDeclaration } from 'sijil/schema/perDeclaration';
import type { Resource } from 'sijil/schema/resource';
import { fromReplica } from '../db/replica/fromReplica';
import type { Actor, AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { JsonText } from '../http/writeAnswer';
import { compile } from './compile';
import { truth } from './listFilters';
import { fixedRows, listQuery, type ListQuery, singleTexts } from './listQuery';
import { namedPageStatement, type Page, pageStatement, type PageStatement, readPageIds } from './page';
import { cursorValues, readCursor } from './pageAddress';
import { readPageJson } from './records';
import { rowFilter } from './rights';
import { searchPlan } from './searchPlan';

interface Call {
  /** Null only where everybody may read. */
  readonly actor: Actor | null;
  readonly language: Language;
  readonly query: Readonly<Record<string, unknown>>;
  readonly reply: FastifyReply;
}

interface Narrowed {
  /** A condition in SQL. */
  readonly only?: SQL;
  /** Filters as an address writes them. */
  readonly where?: ListFilters | undefined;
}

/**
 * Sends a declaration's list, perhaps under another address and with fewer rows, always with the same filters, pages and rights.
 * `_deleted=true` selects the deleted rows instead. `X-Total-Count` is the number of rows; with `X-Total-Count-Exact: false`
 * there are more. `X-Page-First` and `X-Page-Last` are the cursors for `_before` and `_after`.
 * @throws ApiError forbidden, unknown_parameter, list_too_long_to_sort
 */
export function sendList(
  api: AppContext,
  resource: Resource,
  call: Call,
  narrowed: Narrowed = {},
): Promise<JsonText<RecordView[]>> {
  return fromReplica(api, (reading) => readList(reading, resource, call, narrowed));
}

async function readList(
  api: AppContext,
  resource: Resource,
  { actor, language, query: sent, reply }: Call,
  { only, where: fixed = {} }: Narrowed,
): Promise<JsonText<RecordView[]>> {
  const { _deleted = 'false', ...parameters } = sent;
  const deleted = truth(String(_deleted));
  const list = { resource, actor, language, deleted, only, fixed, address: singleTexts(parameters) };
  const { query, statement } = await pageOf(api, list);
  const page = await readPageIds(api.db, query, statement);
  setPlace(reply, page);
  return new JsonText(await readPageJson(api, { resource, actor, deleted }, page.ids));
}

interface List extends Pick<Call, 'actor' | 'language'> {
  readonly resource: Resource;
  readonly deleted: boolean;
  readonly only: SQL | undefined;
  readonly fixed: ListFilters;
  readonly address: Readonly<Record<string, string>>;
}

interface ListPage {
  readonly query: ListQuery;
  readonly statement: PageStatement;
}

/** Cached pages of lists that declarations describe, by role and address without the cursor. */
const declaredPages = perDeclaration<Resource, Map<string, ListPage>>(() => new Map());

/**
 * Returns a page's query and statement. Building them takes a third of a call, so those of a list in its initial state, or
 * filtered by one choice, are cached where a role reads all rows: they are few, and the same for everybody.
 */
async function pageOf(api: AppContext, list: List): Promise<ListPage> {
  const { resource, actor, language, deleted, only, fixed, address } = list;
  const isOpen = !only && permissionFor(resource, deleted ? 'delete' : 'read', actor) === 'all';
  if (!isOpen) return writePage(api, list);
  const pages = declaredPages(resource);
  const { _after, _before, ...place } = address;
  const side = [_after !== undefined, _before !== undefined];
  const key = JSON.stringify([actor?.role, language, deleted, fixed, place, side]);
  const known = pages.get(key);
  if (known) return fromCursor(known, address);
  const page = await writePage(api, list);
  const isFixed = page.statement.values.length === (page.query.cursor ? 2 : 0);
  if (!page.query.isDeclared || !isFixed) return page;
  const named = { ...page, statement: namedPageStatement(page.statement) };
  pages.set(key, named);
  return named;
}

/** The same page from another row on. */
function fromCursor({ query, statement }: ListPage, address: List['address']): ListPage {
  const cursor = readCursor(address, query.key);
  return {
    query: { ...query, cursor },
    statement: { ...statement, values: cursor ? cursorValues(cursor) : [] },
  };
}

async function writePage(api: AppContext, list: List): Promise<ListPage> {
  const { resource, actor, language, deleted, only, fixed, address } = list;
  const [action, state] = deleted ? (['delete', 'deleted'] as const) : (['read', 'alive'] as const);
  const allowed = rowFilter(resource, action, actor, state);
  if (!allowed) throw new ApiError('forbidden');
  const role = actor?.role ?? null;
  const at = api.clock();
  const asked = listQuery(resource, role, address, { language, at });
  const own = fixedRows(resource, role, fixed, at);
  const visible = and(allowed, only) ?? allowed;
  const { query, way } = await searchPlan(api.db, { resource, actor, action, visible }, asked);
  const hasStoredCount = !only && !deleted && permissionFor(resource, action, actor) === 'all';
  const stored = hasStoredCount ? storedCount(resource, own, asked) : null;
  const count = way === 'frequent' ? frequentCount(own, asked) : stored;
  const narrowed = { ...query, where: and(allowed, own.where, query.where, only) };
  return { query: narrowed, statement: pageStatement(resource, narrowed, count) };
}

/** Sends the number of rows, and where the page begins and ends. */
export function setPlace(reply: FastifyReply, { total, ends }: Page): void {
  reply.header('x-total-count', total.count);
  if (!total.exact) reply.header('x-total-count-exact', 'false');
  if (ends) reply.header('x-page-first', ends.first).header('x-page-last', ends.last);
}

type Fixed = ReturnType<typeof fixedRows>;

/** Returns a count above the limit for a frequent text, which is in more rows than are counted, unless another filter applies. */
function frequentCount(own: Fixed, asked: ListQuery): SQL | null {
  const isNarrower = own.narrowedBy.length > 0 || asked.narrowedBy.length > 1;
  return isNarrower ? null : sql`select ${sql.raw(String(longestSorted + 1))}`;
}

/**
 * Returns the number of rows from the counts that triggers maintain for a resource, where the list is filtered by nothing but
 * the counted field. Null where the rows themselves must be counted.
 */
function storedCount(resource: Resource, own: Fixed, asked: ListQuery): SQL | null {
  const { counts, rows } = compile(resource);
  if (!counts || ![...own.narrowedBy, ...asked.narrowedBy].every((name) => name === counts.by)) return null;
  // Under the table's own name, so that the condition on the rows applies to their counts.
  return sql`select coalesce(sum(${sql.identifier(counts.total.name)}), 0)::int from ${counts.table} as ${rows} where ${and(own.where, asked.where) ?? sql`true`}`;
}
