import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestSummary } from '#domain/api/requestViews';
import { readingOf } from '#domain/schema/fieldAccess';
import type { Fields } from '#domain/schema/shape';
import type { RequestStatus } from '#domain/workflow/statuses';
import { resources } from '#resources';
import type { Api } from '../../http/api';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/apiError';
import { disclosed } from '../../resources/disclosed';
import { tables } from '../../db/tables/tables';
import { readableRows } from '../../resources/rowFilter';
import { assertParameters, readPage } from '../../resources/readPage';
import { filterNames, requestFilters } from './requestFilters';
import { selectRequests, toSummary } from './summaryRows';

type Query = Readonly<Record<string, string | undefined>>;

const sortable = {
  number: requests.number,
  createdAt: requests.createdAt,
  status: requests.status,
  statusSince: requests.statusSince,
  /** Since when a transfer waits for finance: a second one comes long after the status was reached. */
  receiptSince: sql`(select min(p.created_at) from ${payments} p
    where p.request_id = ${requests}.id and p.status = 'awaiting')`,
  visitAt: requests.visitAt,
  total: requests.total,
  score: requests.score,
  correctionsDueAt: requests.correctionsDueAt,
  client: tables.clients.companyName,
  branch: tables.branches.name,
  service: sql`${tables.services.name}->>'ar'`,
};
const declared: Fields = resources.requests.fields;
/** What is no field of its own tells as much as the field named here, and may be ordered by whoever reads that. */
const tellsOf: Readonly<Record<string, string>> = { receiptSince: 'total' };

interface RequestList {
  readonly rows: z.output<typeof requestSummary>[];
  readonly total: number;
}

/**
 * The requests that the actor may know of, as a page of a list (`_start _end _sort _order`, filters, `q`, `turn`);
 * `only` narrows it further, e.g. to completed ones.
 * @throws ApiError unknown_parameter on anything that the list does not know, or a page of more than 200.
 */
export async function listRequests(
  api: Api,
  actor: Actor,
  query: Query,
  only?: readonly RequestStatus[],
): Promise<RequestList> {
  assertParameters(query, ['_start', '_end', '_sort', '_order', ...filterNames]);
  const { offset, limit } = readPage(query);
  const where = and(
    readableRows(resources.requests, actor),
    only && inArray(requests.status, [...only]),
    requestFilters(query, api.db),
  );
  const [rows, total] = await Promise.all([
    selectRequests(api.db)
      .where(where)
      .orderBy(...toOrder(query, actor))
      .limit(limit)
      .offset(offset),
    countRequests(api, where),
  ]);
  return { rows: rows.map((row) => toSummary(row, actor)), total };
}

async function countRequests(api: Api, where: SQL | undefined): Promise<number> {
  const [row] = await api.db
    .select({ total: count() })
    .from(requests)
    .innerJoin(tables.clients, eq(tables.clients.id, requests.clientId))
    .leftJoin(tables.branches, eq(tables.branches.id, requests.branchId))
    .where(where);
  return row?.total ?? 0;
}

function toOrder(query: Query, actor: Actor): SQL[] {
  const name = query['_sort'] ?? 'createdAt';
  const field = tellsOf[name] ?? name;
  const readable = readingOf(declared[field]?.access, actor.role) !== 'never';
  if (!Object.hasOwn(sortable, name) || !readable)
    throw new ApiError('unknown_parameter', { parameter: '_sort' });
  // Nobody may read from the order what they may not read from the rows.
  const key = sortable[name as keyof typeof sortable];
  const column = disclosed(resources.requests, field, actor.role, key);
  const order = query['_sort'] ? query['_order'] : 'desc';
  // The id last: rows that are otherwise equal keep their places from page to page.
  const first = order === 'desc' ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
  return [first, order === 'desc' ? desc(requests.id) : asc(requests.id)];
}
