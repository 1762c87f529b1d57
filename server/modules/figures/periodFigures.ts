import { and, asc, between, count, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type Days,
  daysOf,
  longestPeriodMonths,
  type Period,
  previousPeriodDays,
  readPeriod,
  yearUpTo,
} from '#domain/figures/period';
import { ApiError } from 'sijil/server/http/apiError';
import type { Queryable } from 'sijil/server/db/connect';
import { clientDays, serviceDays } from '../../db/schema/figures';
import type { clientManagementView, inspectionsView } from '#domain/api/figureViews';
import {
  figureChange,
  type FigureName,
  figureNames,
  figures,
  type RequestFigure,
} from '#domain/figures/figures';
import { addDays, riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { AppContext } from 'sijil/server/http/appContext';
import { tables } from '../../db/schema/declared';
import { phases, statuses, statusNames } from '#domain/workflow/statuses';
import { requests } from '../../db/schema/requests';
import { loadLines } from './loadChart';

const { clients } = tables;

/** All figures of the period, of the period before it, and by month. */
export async function loadClientManagement(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  period: Period,
): Promise<z.output<typeof clientManagementView>> {
  const now = clock();
  const [days, before] = [daysOf(period, now), previousPeriodDays(period, now)];
  const [ofPeriod, ofBefore, lines] = await Promise.all([
    loadAll(db, days),
    loadAll(db, before),
    loadLines({ db, clock }, yearUpTo(period.to)),
  ]);
  return {
    days,
    before,
    figures: figureNames.map((name) => ({
      name,
      value: ofPeriod[name],
      before: ofBefore[name],
      change: figureChange(ofPeriod[name], ofBefore[name], figures[name].unit),
      months: isCharted(name) ? lines[name] : [],
    })),
  };
}

const isCharted = (name: FigureName): name is RequestFigure => figures[name].chart;

async function loadAll(db: Queryable, days: Days): Promise<Record<FigureName, number | null>> {
  const [sums, counted, orderingClients] = await Promise.all([
    sumDays(db, days),
    countClients(db, days),
    countOrdering(db, days),
  ]);
  return { ...sums, ...counted, orderingClients };
}

/** Number of companies with an account today: those that existed at the end of these days, and those created in them. */
async function countClients(db: Queryable, { from, to }: Days) {
  const end = riyadhInstant(addDays(to, 1));
  const there = and(isNull(clients.deletedAt), lt(clients.createdAt, end));
  const [[all], [fresh]] = await Promise.all([
    db.select({ total: count() }).from(clients).where(there),
    db
      .select({ total: count() })
      .from(clients)
      .where(and(there, gte(clients.createdAt, riyadhInstant(from)))),
  ]);
  return { clients: all?.total ?? 0, newClients: fresh?.total ?? 0 };
}

async function countOrdering(db: Queryable, { from, to }: Days): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${clientDays.clientId})::int` })
    .from(clientDays)
    .where(and(between(clientDays.day, from, to), gt(clientDays.orders, 0)));
  return row?.total ?? 0;
}

const openStatuses = statusNames.filter((name) => statuses[name].phase !== 'done');

/** Open requests by status now, and each service's results of the period. */
export async function loadInspections(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  period: Period,
): Promise<z.output<typeof inspectionsView>> {
  const { from, to } = daysOf(period, clock());
  const { services } = tables;
  const [counted, ofServices] = await Promise.all([
    db
      .select({ status: requests.status, total: count() })
      .from(requests)
      .where(inArray(requests.status, openStatuses))
      .groupBy(requests.status),
    db
      .select({ id: services.id, name: services.name, ...daySums(serviceDays) })
      .from(services)
      .innerJoin(serviceDays, and(eq(serviceDays.serviceId, services.id), between(serviceDays.day, from, to)))
      .groupBy(services.id)
      .orderBy(asc(services.createdAt), asc(services.id)),
  ]);
  const countOf = new Map(counted.map(({ status, total }) => [status, total]));
  const open = phases.filter((phase) => phase !== 'done');
  return {
    phases: open.map((phase) => {
      const names = openStatuses.filter((name) => statuses[name].phase === phase);
      const ofPhase = names.map((status) => ({ status, count: countOf.get(status) ?? 0 }));
      return { phase, count: ofPhase.reduce((sum, one) => sum + one.count, 0), statuses: ofPhase };
    }),
    services: ofServices.map(({ id, name, orders, inspections, averageScore }) => ({
      id,
      name,
      orders,
      inspections,
      averageScore,
    })),
  };
}

export interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The period of an address, in Riyadh months. @throws ApiError period_unreadable, period_reversed, period_too_long. */
export function periodOf(givenPeriod: AskedPeriod, now: Date): Period {
  const period = readPeriod(givenPeriod, now);
  if (typeof period === 'string') throw new ApiError(period, { months: longestPeriodMonths });
  return period;
}

/** Sums over days: halalas, and the mean score with one decimal, null without scores. */
export const daySums = (table: typeof serviceDays | typeof clientDays) => ({
  orders: sql<number>`coalesce(sum(${table.orders}), 0)::int`,
  value: sql<number>`coalesce(sum(${table.value}), 0)::float8`,
  inspections: sql<number>`coalesce(sum(${table.inspections}), 0)::int`,
  scored: sql<number>`coalesce(sum(${table.scored}), 0)::int`,
  averageScore: sql<
    number | null
  >`round(sum(${table.scoreSum}) / nullif(sum(${table.scored}), 0), 1)::float8`,
});

/** Sums of these days for the entire company, or for one of its services. */
export async function sumDays(db: Queryable, { from, to }: Days, serviceId?: string) {
  const within: SQL | undefined = and(
    between(serviceDays.day, from, to),
    serviceId === undefined ? undefined : eq(serviceDays.serviceId, serviceId),
  );
  const [sums] = await db.select(daySums(serviceDays)).from(serviceDays).where(within);
  return sums ?? { orders: 0, value: 0, inspections: 0, scored: 0, averageScore: null };
}
