import { eq, max, sql } from 'drizzle-orm';
import { monthOf, type Period } from '#domain/figures/period';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { questionTallies } from '../../db/schema/figures';
import { tables } from '#framework/server/db/schema/tables';
import { type AskedPeriod, periodOf } from './periodOf';

/** The period of an address; without one, the last month of which there are results, of one service or any. @throws ApiError as `periodOf`. */
export async function questionPeriodOf(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { from, to }: AskedPeriod,
  serviceId?: string,
): Promise<Period> {
  if (from !== undefined || to !== undefined) return periodOf({ from, to }, clock());
  const month = (await lastMonth(db, serviceId)) ?? monthOf(riyadhDate(clock()));
  return { from: month, to: month };
}

/** One index lookup for each service. */
async function lastMonth(db: Queryable, serviceId?: string): Promise<string | null> {
  const { services } = tables;
  const { month } = questionTallies;
  const ofService = db
    .select({ month: max(month).as('last_month') })
    .from(questionTallies)
    .where(eq(questionTallies.serviceId, services.id))
    .as('of_service');
  const [last] = await db
    .select({ month: max(ofService.month) })
    .from(services)
    .innerJoinLateral(ofService, sql`true`)
    .where(serviceId === undefined ? undefined : eq(services.id, serviceId));
  return last?.month ? monthOf(last.month) : null;
}
