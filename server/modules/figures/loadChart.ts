import { and, between, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { chartView } from '#domain/api/figureViews';
import type { RequestFigure } from '#domain/figures/figures';
import { daysOf, monthsOf, type Period } from '#domain/figures/period';
import { addDays, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { resources } from '#resources';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Queryable } from 'sijil/server/db/connect';
import { serviceDays } from '../../db/schema/figures';
import { countedScore } from '../../records/countedScore';
import { requests } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import { readableRows } from 'sijil/server/resources/rights';

type Chart = z.output<typeof chartView>;

/** Value of a month for one service (`serviceId`), or for all of them (null). */
interface MonthRow {
  readonly month: string;
  readonly serviceId: string | null;
  readonly value: number | null;
}

/** Figures of the whole company. */
const ofCompany: Record<RequestFigure, SQL<number | null>> = {
  orders: sql`sum(${serviceDays.orders})::float8`,
  value: sql`sum(${serviceDays.value})::float8`,
  inspections: sql`sum(${serviceDays.inspections})::float8`,
  averageScore: sql`round(sum(${serviceDays.scoreSum}) / nullif(sum(${serviceDays.scored}), 0), 1)::float8`,
};
const monthOfDay = sql<string>`to_char(${serviceDays.day}, 'YYYY-MM')`;

/** All figures of the whole company for each month of a period. */
export async function loadLines(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  period: Period,
): Promise<Record<RequestFigure, (number | null)[]>> {
  const { from, to } = daysOf(period, clock());
  const rows = await db
    .select({ month: monthOfDay, ...ofCompany })
    .from(serviceDays)
    .where(between(serviceDays.day, from, to))
    .groupBy(monthOfDay);
  const line = (name: RequestFigure) =>
    monthsOf(period).map((month) => valueOf(name, rows.find((row) => row.month === month)?.[name]));
  return {
    orders: line('orders'),
    value: line('value'),
    inspections: line('inspections'),
    averageScore: line('averageScore'),
  };
}

/** Value of a month; without results there is no average. */
const valueOf = (name: RequestFigure, value: number | null | undefined): number | null =>
  value || (name === 'averageScore' ? null : 0);

/** A figure of the whole company by month. */
export async function loadChart(api: AppContext, name: RequestFigure, period: Period): Promise<Chart> {
  const { from, to } = daysOf(period, api.clock());
  const rows = await api.db
    .select({
      month: monthOfDay,
      serviceId: sql<string | null>`${serviceDays.serviceId}`,
      value: ofCompany[name],
    })
    .from(serviceDays)
    .where(between(serviceDays.day, from, to))
    .groupBy(sql`grouping sets ((1), (1, 2))`);
  return toChart(api.db, name, period, rows);
}

/** A figure by month over the requests that the actor may read. */
export async function loadOwnChart(
  api: AppContext,
  actor: Actor,
  name: RequestFigure,
  period: Period,
): Promise<Chart> {
  const { from, to } = daysOf(period, api.clock());
  const ordered = name === 'orders' || name === 'value';
  const at = ordered ? requests.signedAt : requests.resultsSentAt;
  const measures: Record<RequestFigure, SQL<number | null>> = {
    orders: sql`count(*)::float8`,
    value: sql`coalesce(sum(${requests.total}), 0)::float8`,
    inspections: sql`count(*)::float8`,
    averageScore: sql`round(avg(${countedScore}), 1)::float8`,
  };
  const rows = await api.db
    .select({
      month: sql<string>`to_char(riyadh_day(${at}), 'YYYY-MM')`,
      serviceId: sql<string | null>`${requests.serviceId}`,
      value: measures[name],
    })
    .from(requests)
    .where(
      and(
        readableRows(resources.requests, actor),
        gte(at, riyadhInstant(from)),
        lt(at, riyadhInstant(addDays(to, 1))),
        ordered ? ne(requests.status, 'cancelled') : undefined,
      ),
    )
    .groupBy(sql`grouping sets ((1), (1, 2))`);
  return toChart(api.db, name, period, rows);
}

async function toChart(
  db: Queryable,
  name: RequestFigure,
  period: Period,
  all: readonly MonthRow[],
): Promise<Chart> {
  // A day with results may have no orders: zero values are not charted.
  const rows = all.filter(({ value }) => value !== null && value !== 0);
  const ids = [...new Set(rows.flatMap(({ serviceId }) => serviceId ?? []))];
  const { services } = tables;
  const named = await db
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(inArray(services.id, ids))
    .orderBy(services.createdAt, services.id);
  const months = monthsOf(period).map((month) => {
    const ofMonth = rows.filter((row) => row.month === month);
    const ofAll = ofMonth.find(({ serviceId }) => serviceId === null)?.value;
    return {
      month,
      value: valueOf(name, ofAll),
      services: ofMonth.flatMap(({ serviceId, value }) =>
        serviceId === null || value === null ? [] : [{ id: serviceId, value }],
      ),
    };
  });
  return { name, services: named, months };
}
