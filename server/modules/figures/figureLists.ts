import { companyName } from '../../db/names';
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import type { requestSummary } from '#domain/api/requestViews';
import type { ClientFigure, ClientSort, RequestFigure } from '#domain/figures/figures';
import { type Days, daysOf, type Period } from '#domain/figures/period';
import { addDays, riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { hasCountedScore } from '../../records/countedScore';
import { requests } from '../../db/schema/requests';
import { selectRequests, toSummary } from '../requests/summaryRows';
import { daySums, sumDays } from './periodFigures';
import type { clientFiguresRow } from '#domain/api/figureViews';
import { statuses, statusNames } from '#domain/workflow/statuses';
import type { Queryable } from 'sijil/server/db/connect';
import { clientDays } from '../../db/schema/figures';
import { holdsFolded } from 'sijil/server/db/searchKey';
import { tables } from '../../db/schema/declared';

interface AskedRequests {
  readonly name: RequestFigure;
  readonly period: Period;
  readonly serviceId?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

interface RequestList {
  readonly rows: z.output<typeof requestSummary>[];
  readonly total: number;
}

/**
 * Requests that a figure counts, most relevant first: latest signed, highest total, latest results or lowest score. Limited
 * to the figure's count.
 */
export async function listBehindFigure(
  api: AppContext,
  actor: Actor,
  { name, period, serviceId, offset, limit }: AskedRequests,
): Promise<RequestList> {
  const days = daysOf(period, api.clock());
  const orders: Record<RequestFigure, readonly SQL[]> = {
    orders: [desc(requests.signedAt)],
    value: [sql`${requests.total} desc nulls last`],
    inspections: [desc(requests.resultsSentAt)],
    averageScore: [sql`${requests.score} asc nulls last`, desc(requests.resultsSentAt)],
  };
  const [rows, sums] = await Promise.all([
    selectRequests(api.db)
      .where(
        and(countedBy(name, days), serviceId === undefined ? undefined : eq(requests.serviceId, serviceId)),
      )
      .orderBy(...orders[name], asc(requests.id))
      .limit(limit)
      .offset(offset),
    sumDays(api.db, days, serviceId),
  ]);
  const totals: Record<RequestFigure, number> = {
    orders: sums.orders,
    value: sums.orders,
    inspections: sums.inspections,
    averageScore: sums.scored,
  };
  return { rows: rows.map((row) => toSummary(row, actor)), total: totals[name] };
}

function countedBy(name: RequestFigure, { from, to }: Days): SQL | undefined {
  const [begin, end] = [riyadhInstant(from), riyadhInstant(addDays(to, 1))];
  const ordered = name === 'orders' || name === 'value';
  const at = ordered ? requests.signedAt : requests.resultsSentAt;
  return and(
    gte(at, begin),
    lt(at, end),
    ordered ? ne(requests.status, 'cancelled') : undefined,
    name === 'averageScore' ? hasCountedScore : undefined,
  );
}

const { clients } = tables;
const openStatuses = statusNames.filter((name) => statuses[name].phase !== 'done');

interface AskedClients {
  readonly period: Period;
  readonly only: ClientFigure;
  readonly q?: string | undefined;
  readonly sort: ClientSort;
  readonly order: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

interface ClientList {
  readonly rows: z.output<typeof clientFiguresRow>[];
  readonly total: number;
}

/** A page of the companies with their figures of the period; `only` limits it to those that a figure counts. */
export async function listClientFigures(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { period, only, q, sort, order, offset, limit }: AskedClients,
): Promise<ClientList> {
  const days = daysOf(period, clock());
  const sums = db
    .select({
      clientId: clientDays.clientId,
      orders: daySums(clientDays).orders.as('orders'),
      value: daySums(clientDays).value.as('value'),
      inspections: daySums(clientDays).inspections.as('inspections'),
      averageScore: daySums(clientDays).averageScore.as('average_score'),
    })
    .from(clientDays)
    .where(between(clientDays.day, days.from, days.to))
    .groupBy(clientDays.clientId)
    .as('sums');
  const columns = {
    name: clients.companyName,
    createdAt: clients.createdAt,
    averageScore: sums.averageScore,
    orders: sql<number>`coalesce(${sums.orders}, 0)`,
    value: sql<number>`coalesce(${sums.value}, 0)::float8`,
    inspections: sql<number>`coalesce(${sums.inspections}, 0)`,
  } as const;
  const where = and(
    countedOfClient(only, days, sql`${sums.orders} > 0`),
    q?.trim()
      ? or(
          ...[clients.companyName, clients.companyNameEn, clients.code].map((text) =>
            holdsFolded(text, q.trim()),
          ),
        )
      : undefined,
  );
  const direction = order === 'asc' ? sql`asc nulls last` : sql`desc nulls last`;
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: clients.id, code: clients.code, ...columns, name: companyName })
      .from(clients)
      .leftJoin(sums, eq(sums.clientId, clients.id))
      .where(where)
      .orderBy(sql`${columns[sort]} ${direction}`, (order === 'asc' ? asc : desc)(clients.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(clients).leftJoin(sums, eq(sums.clientId, clients.id)).where(where),
  ]);
  const open = await countOpen(
    db,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => ({ ...row, code: row.code ?? '', open: open.get(row.id) ?? 0 })),
    total: counted?.total ?? 0,
  };
}

/** Condition for the companies that a figure counts: the figure is the length of this list. */
function countedOfClient(only: ClientFigure, { from, to }: Days, ordered: SQL): SQL | undefined {
  if (only === 'orderingClients') return ordered;
  const there = and(isNull(clients.deletedAt), lt(clients.createdAt, riyadhInstant(addDays(to, 1))));
  return only === 'clients' ? there : and(there, gte(clients.createdAt, riyadhInstant(from)));
}

async function countOpen(db: Queryable, clientIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ clientId: requests.clientId, total: count() })
    .from(requests)
    .where(and(inArray(requests.clientId, [...clientIds]), inArray(requests.status, openStatuses)))
    .groupBy(requests.clientId);
  return new Map(rows.map(({ clientId, total }) => [clientId, total]));
}
