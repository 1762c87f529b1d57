import { and, asc, eq, exists, gt, gte, inArray, sql } from 'drizzle-orm';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Queryable } from 'sijil/server/db/connect';
import { instalmentStatesOn, ofInstalments } from '../../records/owedFields';
import { instalments, packagePurchases } from '../../db/schema/money';

/** Selects packages with a balance today that a company has bought for these services, earliest end first. */
export function openPurchases(db: Queryable, clientId: string, serviceIds: string[], now: Date) {
  const { quantity, used, endsOn } = packagePurchases;
  const today = riyadhDate(now);
  const overdue = exists(
    db
      .select({ one: sql`1` })
      .from(instalments)
      .where(
        and(
          eq(instalments.requestId, packagePurchases.requestId),
          instalmentStatesOn(sql`${today}::date`, ofInstalments).overdue,
        ),
      ),
  );
  return db
    .select({
      id: packagePurchases.id,
      serviceId: packagePurchases.serviceId,
      name: packagePurchases.name,
      remaining: sql<number>`${quantity} - ${used}`,
      quantity,
      endsOn,
      paused: sql<boolean>`${overdue}`,
    })
    .from(packagePurchases)
    .where(
      and(
        eq(packagePurchases.clientId, clientId),
        inArray(packagePurchases.serviceId, serviceIds),
        gt(quantity, used),
        gte(endsOn, today),
      ),
    )
    .orderBy(asc(endsOn), asc(packagePurchases.id));
}
