import { eq, sql } from 'drizzle-orm';
import { packagePurchases } from '../../db/schema/money';
import type { Effect } from '../../workflow/effect';
import { creditUnpaid } from './creditUnpaid';
import { packageUnits } from './packageUnits';

/**
 * What a cancelled request gives back: what it drew from a package, and the part of its invoice that was not paid.
 * A request that bought the package takes the rest of it along, because the money paid for it may be refunded;
 * visits that others have already drawn go on.
 */
export const releasePackage: Effect = async (context) => {
  const { tx, request } = context;
  if (request.purchaseId) {
    const units = await packageUnits(tx, request.id);
    const { id, used, requestId, quantity } = packagePurchases;
    await tx
      .update(packagePurchases)
      .set({
        used: sql`${used} - ${units}`,
        quantity: sql`case when ${requestId} = ${request.id}::uuid then ${used} - ${units} else ${quantity} end`,
      })
      .where(eq(id, request.purchaseId));
  }
  await creditUnpaid(context);
};
