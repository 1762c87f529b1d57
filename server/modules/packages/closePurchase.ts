import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Drawn } from '#domain/pricing/refunds';
import type { Transaction } from '#framework/server/db/connect';
import { packagePurchases } from '../../db/schema/money';
import type { RequestRow } from '../../workflow/requestRow';
import { packageUnits } from './packageUnits';

/**
 * Locks the package that a request has bought until the transaction ends: nobody draws on it meanwhile. Null where it bought
 * nothing beyond its own visit.
 */
export async function lockPurchase(
  tx: Transaction,
  { id, total }: Pick<RequestRow, 'id' | 'total'>,
): Promise<Drawn | null> {
  const { quantity, returned, used, requestId } = packagePurchases;
  const [purchase] = await tx
    .select({ quantity, returned, used })
    .from(packagePurchases)
    .where(eq(requestId, id))
    .for('update');
  if (!purchase) return null;
  const bought = purchase.quantity + purchase.returned;
  return bought > (await packageUnits(tx, id)) ? { total: total ?? 0, bought, drawn: purchase.used } : null;
}

/**
 * Takes back what was not drawn from a purchase whose price went back; visits that were drawn go on. One of which all is drawn
 * is closed only where `everything` that was paid went back: else what a cancelled visit gives back can be drawn again.
 */
export async function closePurchase(
  tx: Transaction,
  requestId: string,
  now: Date,
  everything: boolean,
): Promise<void> {
  const { quantity, used, returned, closedAt } = packagePurchases;
  await tx
    .update(packagePurchases)
    .set({ quantity: used, returned: sql`${returned} + ${quantity} - ${used}`, closedAt: now })
    .where(
      and(
        eq(packagePurchases.requestId, requestId),
        isNull(closedAt),
        everything ? undefined : gt(quantity, used),
      ),
    );
}
