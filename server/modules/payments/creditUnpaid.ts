import { and, eq } from 'drizzle-orm';
import { owedOn } from '#domain/pricing/creditNote';
import { extractVat, vatPercentOf } from '#domain/pricing/vat';
import { taxDocuments } from '../../db/schema/money';
import type { EffectContext } from '../../workflow/effect';
import { issueTaxDocument } from './issueTaxDocument';
import { readBalance } from './readBalance';

/** Why an invoice is taken back when its request is cancelled before it was fully paid. */
export const cancellationReason = {
  ar: 'إلغاء الطلب قبل تقديم الخدمة',
  en: 'Request cancelled before the service was provided',
};

/**
 * An issued invoice is never changed: what a cancelled request still owes is taken back by a credit note.
 * What was paid stays, for finance to refund.
 */
export async function creditUnpaid({ tx, request, now }: Pick<EffectContext, 'tx' | 'request' | 'now'>) {
  const [invoice] = await tx
    .select({ subtotal: taxDocuments.subtotal, vat: taxDocuments.vat })
    .from(taxDocuments)
    .where(and(eq(taxDocuments.requestId, request.id), eq(taxDocuments.kind, 'invoice')));
  if (!invoice) return;
  // Not the ledger's sum: a refund that is decided and not sent yet has its credit note already.
  const owed = owedOn(await readBalance(tx, request.id));
  if (owed === 0) return;
  await issueTaxDocument(tx, {
    kind: 'credit_note',
    requestId: request.id,
    clientId: request.clientId,
    amount: extractVat(owed, vatPercentOf(invoice)),
    issuedAt: now,
    reason: cancellationReason,
  });
}
