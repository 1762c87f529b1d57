import { and, between, count, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { clientManagementView } from '#domain/api/figureViews';
import { figureChange, type FigureName, figureNames, figures } from '#domain/figures/figures';
import { type Days, previousPeriodDays, daysOf, type Period } from '#domain/figures/period';
import { addDays, riyadhInstant } from '#framework/base/time/riyadhTime';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { clientDays } from '../../db/schema/figures';
import { tables } from '#framework/server/db/schema/tables';
import { sumDays } from './periodSums';

const { clients } = tables;

/** Every figure of the period, and of the period before it. */
export async function loadClientManagement(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  period: Period,
): Promise<z.output<typeof clientManagementView>> {
  const now = clock();
  const [days, before] = [daysOf(period, now), previousPeriodDays(period, now)];
  const [ofPeriod, ofBefore] = await Promise.all([loadAll(db, days), loadAll(db, before)]);
  return {
    days,
    before,
    figures: figureNames.map((name) => ({
      name,
      value: ofPeriod[name],
      before: ofBefore[name],
      change: figureChange(ofPeriod[name], ofBefore[name], figures[name].unit),
    })),
  };
}

async function loadAll(db: Queryable, days: Days): Promise<Record<FigureName, number | null>> {
  const [sums, counted, orderingClients] = await Promise.all([
    sumDays(db, days),
    countClients(db, days),
    countOrdering(db, days),
  ]);
  return { ...sums, ...counted, orderingClients };
}

/**
 * Count of companies with an account today: those that had one at the end of these days, and the new ones among
 * them.
 */
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
