import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Role } from '#domain/access/roles';
import type { requestSummary } from '#domain/api/requestViews';
import type { RequestStatus } from '#domain/workflow/statuses';
import type { Api } from '../../api';
import { requests } from '../../db/schema/requests';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/apiError';
import { tables } from '../../resources/tables';
import { visibleRequests } from '../../workflow/visibleRequests';
import { assertParameters, readPage } from './readPage';
import { filterNames, requestFilters } from './requestFilters';
import { selectRequests, toSummary } from './summaryRows';

type Query = Readonly<Record<string, string | undefined>>;

const sortable = {
  number: requests.number,
  createdAt: requests.createdAt,
  status: requests.status,
  statusSince: requests.statusSince,
  visitAt: requests.visitAt,
  total: requests.total,
  // A client must not read from the order what is not sent yet.
  score: sql`case when ${requests.resultsSentAt} is not null then ${requests.score} end`,
  correctionsDueAt: requests.correctionsDueAt,
  client: tables.clients.companyName,
  branch: tables.branches.name,
  service: sql`${tables.services.name}->>'ar'`,
};
/** What would tell by its order what the reader may not see. */
const hidden: Partial<Record<Role, string>> = {
  admin_finance: 'score',
  supervisor: 'total',
  inspector: 'total',
};

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
    visibleRequests(actor),
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
  if (!Object.hasOwn(sortable, name) || hidden[actor.role] === name)
    throw new ApiError('unknown_parameter', { parameter: '_sort' });
  const column = sortable[name as keyof typeof sortable];
  const order = query['_sort'] ? query['_order'] : 'desc';
  // The id last: rows that are otherwise equal keep their places from page to page.
  const first = order === 'desc' ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
  return [first, order === 'desc' ? desc(requests.id) : asc(requests.id)];
}
