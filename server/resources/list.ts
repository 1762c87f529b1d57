import { and, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { RecordView } from '#domain/api/recordView';
import type { Language } from '#domain/i18n/localized';
import { permissionFor } from '#domain/schema/access';
import type { ListFilters } from '#domain/schema/declaredList';
import { longestSorted } from '#domain/schema/longOrders';
import type { Resource } from '#domain/schema/resource';
import type { AppContext } from '../http/appContext';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/apiError';
import { JsonText } from '../http/jsonText';
import { compile } from './compile';
import { truth } from './listFilters';
import { listQuery, type ListQuery } from './listQuery';
import { type Page, readPageIds } from './page';
import { readPageJson } from './records';
import { rowFilter } from './rowFilter';
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
 * A declaration's list, perhaps under another address and with fewer rows: everywhere the same filters, pages and rights.
 * `_deleted=true` asks for the deleted rows instead. `X-Total-Count` is the number of rows; with `X-Total-Count-Exact: false`
 * there are more. `X-Page-First` and `X-Page-Last` are the cursors for `_before` and `_after`.
 * @throws ApiError forbidden, unknown_parameter, list_too_long_to_sort
 */
export async function sendList(
  api: AppContext,
  resource: Resource,
  { actor, language, query: sent, reply }: Call,
  { only, where: fixed = {} }: Narrowed = {},
): Promise<JsonText<RecordView[]>> {
  const { _deleted = 'false', ...address } = sent;
  const deleted = truth(String(_deleted));
  const [action, state] = deleted ? (['delete', 'deleted'] as const) : (['read', 'alive'] as const);
  const allowed = rowFilter(resource, action, actor, state);
  if (!allowed) throw new ApiError('forbidden');
  const asking = { language, at: api.clock() };
  const asked = listQuery(resource, actor?.role ?? null, address, asking);
  const own = listQuery(resource, actor?.role ?? null, fixed, asking);
  const visible = and(allowed, only) ?? allowed;
  const { query, way } = await searchPlan(api.db, { resource, actor, action, visible }, asked);
  const isOpen = !only && permissionFor(resource.access, action, actor) === 'all';
  const page = await readPageIds(
    api.db,
    resource,
    { ...query, where: and(allowed, own.where, query.where, only) },
    {
      count:
        way === 'frequent'
          ? frequentCount(own, asked)
          : isOpen && !deleted
            ? storedCount(resource, own, asked)
            : null,
      isPlannedOnce: isOpen && asked.isDeclared,
    },
  );
  setPlace(reply, page);
  return new JsonText(await readPageJson(api, { resource, actor, deleted }, page.ids));
}

function setPlace(reply: FastifyReply, { total, ends }: Page): void {
  reply.header('x-total-count', total.count);
  if (!total.exact) reply.header('x-total-count-exact', 'false');
  if (ends) reply.header('x-page-first', ends.first).header('x-page-last', ends.last);
}

/** A frequent text was found in more rows than are counted, unless something else narrows them too. */
function frequentCount(own: ListQuery, asked: ListQuery): SQL | null {
  const isNarrower = own.narrowedBy.length > 0 || asked.narrowedBy.length > 1;
  return isNarrower ? null : sql`select ${sql.raw(String(longestSorted + 1))}`;
}

/**
 * The number of rows out of the counts that triggers keep for a resource: where nothing but the counted field narrows the
 * list. Null where the rows themselves must be counted.
 */
function storedCount(resource: Resource, own: ListQuery, asked: ListQuery): SQL | null {
  const { counts, rows } = compile(resource);
  if (!counts || ![...own.narrowedBy, ...asked.narrowedBy].every((name) => name === counts.by)) return null;
  // Under the table's own name, so that the condition on the rows is one on their counts.
  return sql`select coalesce(sum(${sql.identifier(counts.total.name)}), 0)::int from ${counts.table} as ${rows} where ${and(own.where, asked.where) ?? sql`true`}`;
}
