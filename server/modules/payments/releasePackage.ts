import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { packagePurchases } from '../../db/schema/money';
import type { Effect } from '../../workflow/effect';
import { creditUnpaid } from './creditUnpaid';
import { packageUnits } from '../packages/packageUnits';

/**
 * What a cancelled request gives back: what it drew from a package, and the part of its invoice that was not paid.
 * A request that bought the package takes the rest of it along, because the money paid for it may be refunded;
 * visits that others have already drawn go on. What comes back to a purchase that is closed in that way, or by a full
 * refund, is not to be drawn again either.
 */
export const releasePackage: Effect = async (context) => {
  const { tx, request } = context;
  if (request.purchaseId) {
    const units = await packageUnits(tx, request.id);
    const { id, used, requestId, quantity, returned, closedAt } = packagePurchases;
    await tx
      .update(packagePurchases)
      .set({ used: sql`${used} - ${units}` })
      .where(eq(id, request.purchaseId));
    await tx
      .update(packagePurchases)
      .set({
        quantity: sql`${used}`,
        returned: sql`${returned} + ${quantity} - ${used}`,
        closedAt: sql`coalesce(${closedAt}, ${context.now.toISOString()}::timestamptz)`,
      })
      .where(and(eq(id, request.purchaseId), or(eq(requestId, request.id), isNotNull(closedAt))));
  }
  await creditUnpaid(context);
};
