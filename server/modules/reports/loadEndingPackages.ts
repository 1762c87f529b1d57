import { and, asc, between, eq, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { packagesReport } from '#domain/api/reportViews';
import { packageDays } from '#domain/figures/reports';
import { addDays, riyadhDate } from '#framework/base/time/riyadhTime';
import { tables } from '#framework/server/db/schema/tables';
import type { AppContext } from '#framework/server/http/appContext';
import { packagePurchases } from '../../db/schema/money';

const mostPackages = 100;

/** Packages that end soon although visits of theirs were not used, found by the index of those with a balance. */
export async function loadEndingPackages({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<z.output<typeof packagesReport>> {
  const { id, requestId, clientId, name, quantity, used, endsOn, closedAt } = packagePurchases;
  const { clients } = tables;
  const today = riyadhDate(clock());
  return db
    .select({
      id,
      requestId,
      clientId,
      company: clients.companyName,
      name,
      remaining: sql<number>`${quantity} - ${used}`,
      quantity,
      endsOn,
    })
    .from(packagePurchases)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(and(isNull(closedAt), gt(quantity, used), between(endsOn, today, addDays(today, packageDays))))
    .orderBy(asc(endsOn), asc(id))
    .limit(mostPackages);
}
