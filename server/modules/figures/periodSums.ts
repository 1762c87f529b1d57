import { type Days, longestPeriodMonths, type Period, readPeriod } from '#domain/figures/period';
import { ApiError } from '#framework/server/http/apiError';
import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { type clientDays, serviceDays } from '../../db/schema/figures';

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

/** Sums over days; halalas, and the mean score with one decimal, null where nothing was scored. */
export const daySums = (table: typeof serviceDays | typeof clientDays) => ({
  orders: sql<number>`coalesce(sum(${table.orders}), 0)::int`,
  value: sql<number>`coalesce(sum(${table.value}), 0)::float8`,
  inspections: sql<number>`coalesce(sum(${table.inspections}), 0)::int`,
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
  return sums ?? { orders: 0, value: 0, inspections: 0, averageScore: null };
}
