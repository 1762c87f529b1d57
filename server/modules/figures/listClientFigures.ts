import { and, asc, between, count, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { clientFiguresRow } from '#domain/api/figureViews';
import type { ClientFigure, ClientSort } from '#domain/figures/figures';
import { type Days, daysOf, type Period } from '#domain/figures/period';
import { addDays, riyadhInstant } from '#framework/base/time/riyadhTime';
import { statuses, statusNames } from '#domain/workflow/statuses';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { clientDays } from '../../db/schema/figures';
import { requests } from '../../db/schema/requests';
import { holdsFolded } from '#framework/server/db/searchKey';
import { tables } from '#framework/server/db/schema/tables';
import { daySums } from './periodSums';

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

/** A page of the companies with what they came to in the period; `only` those that a figure counts. */
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
      ? or(holdsFolded(clients.companyName, q.trim()), holdsFolded(clients.code, q.trim()))
      : undefined,
  );
  const direction = order === 'asc' ? sql`asc nulls last` : sql`desc nulls last`;
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: clients.id, code: clients.code, ...columns })
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
