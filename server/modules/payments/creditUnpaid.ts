import { and, eq, sql } from 'drizzle-orm';
import { extractVat, vatPercentOf } from '#domain/pricing/vat';
import { ledgerEntries, taxDocuments } from '../../db/schema/money';
import type { EffectContext } from '../../workflow/effect';
import { issueTaxDocument } from './issueTaxDocument';

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
  const [ledger] = await tx
    .select({ owed: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.requestId, request.id));
  const owed = Number(ledger?.owed ?? 0);
  if (owed <= 0) return;
  await issueTaxDocument(tx, {
    kind: 'credit_note',
    requestId: request.id,
    clientId: request.clientId,
    amount: extractVat(owed, vatPercentOf(invoice)),
    issuedAt: now,
    reason: cancellationReason,
  });
}
