import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { packagePurchases } from '../../db/schema/money';
import type { Effect } from '../../workflow/effect';
import { creditUnpaid } from './creditUnpaid';
import { packageUnits } from '../packages/packageUnits';

/**
 * Returns the package units of a cancelled request, and credits the unpaid part of its invoice. A request that
 * bought the package closes the rest of it, because the money paid for it may be refunded; visits that others have
 * already drawn go on. Units returned to a purchase that is closed in that way, or by a full refund, cannot be
 * drawn again either.
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
