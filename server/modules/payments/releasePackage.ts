import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { packagePurchases } from '../../db/schema/money';
import type { Effect, EffectContext } from '../../workflow/effect';
import { packageUnits } from '../packages/packageUnits';
import { textTable } from 'sijil/schema/texts/textTable';
import { owedOn } from '#domain/pricing/refunds';
import { issueCreditNote } from './issueTaxDocument';
import { readBalance } from './instalments';

/**
 * Returns the package units of a cancelled request, and credits the unpaid part of its invoice. A request that bought the
 * package closes the rest of it, because the money paid for it may be refunded; visits that others have already drawn
 * continue. Units returned to a purchase that is closed in this way, or by a full refund, cannot be drawn again either.
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

/** Reason on the credit note of an invoice whose request is cancelled before full payment. */
const cancellationReason = textTable('words/creditUnpaid/cancellationReason', {
  ar: 'إلغاء الطلب قبل تقديم الخدمة',
  en: 'Request cancelled before the service was provided',
});

/**
 * Credits the amount that a cancelled request still owes: an issued invoice is never changed. Paid amounts stay, for finance
 * to refund.
 */
export async function creditUnpaid({ tx, request, now }: Pick<EffectContext, 'tx' | 'request' | 'now'>) {
  // Balance of tax documents, not of the ledger: a decided but unsent refund already has its credit note.
  const owed = owedOn(await readBalance(tx, request.id));
  if (owed === 0) return;
  await issueCreditNote(tx, request, { total: owed, reason: cancellationReason, issuedAt: now });
}
