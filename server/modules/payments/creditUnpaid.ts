import { textTable } from '#framework/schema/texts/textTable';
import { owedOn } from '#domain/pricing/refunds';
import type { EffectContext } from '../../workflow/effect';
import { issueCreditNote } from './issueTaxDocument';
import { readBalance } from './readBalance';

/** Reason on the credit note of an invoice whose request is cancelled before it was fully paid. */
export const cancellationReason = textTable('words/creditUnpaid/cancellationReason', {
  ar: 'إلغاء الطلب قبل تقديم الخدمة',
  en: 'Request cancelled before the service was provided',
});

/**
 * An issued invoice is never changed: what a cancelled request still owes is taken back by a credit note.
 * What was paid stays, for finance to refund.
 */
export async function creditUnpaid({ tx, request, now }: Pick<EffectContext, 'tx' | 'request' | 'now'>) {
  // Balance of tax documents, not of the ledger: a decided but unsent refund already has its credit note.
  const owed = owedOn(await readBalance(tx, request.id));
  if (owed === 0) return;
  await issueCreditNote(tx, request, { total: owed, reason: cancellationReason, issuedAt: now });
}
