import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/connect';
import { packagePurchases } from '../../db/schema/money';

/** A purchase whose money went back in full holds nothing more; visits that were drawn from it go on. */
export async function closePurchase(tx: Transaction, requestId: string, now: Date): Promise<void> {
  const { quantity, used, returned } = packagePurchases;
  await tx
    .update(packagePurchases)
    .set({ quantity: used, returned: sql`${returned} + ${quantity} - ${used}`, closedAt: now })
    .where(and(eq(packagePurchases.requestId, requestId), isNull(packagePurchases.closedAt)));
}
