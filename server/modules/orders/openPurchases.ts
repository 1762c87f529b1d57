import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import { riyadhDate } from '#domain/scheduling/riyadhTime';
import type { Queryable } from '../../db/connect';
import { packagePurchases } from '../../db/schema/money';

/** What is left today in the packages that a company has bought for some services, the first to end first. */
export function openPurchases(db: Queryable, clientId: string, serviceIds: string[], now: Date) {
  const { quantity, used, endsOn } = packagePurchases;
  return db
    .select({
      id: packagePurchases.id,
      serviceId: packagePurchases.serviceId,
      name: packagePurchases.name,
      remaining: sql<number>`${quantity} - ${used}`,
      quantity,
      endsOn,
    })
    .from(packagePurchases)
    .where(
      and(
        eq(packagePurchases.clientId, clientId),
        inArray(packagePurchases.serviceId, serviceIds),
        gt(quantity, used),
        gte(endsOn, riyadhDate(now)),
      ),
    )
    .orderBy(endsOn);
}
