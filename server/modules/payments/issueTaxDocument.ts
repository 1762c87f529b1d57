import type { TaxedAmount } from '#domain/pricing/vat';
import type { Transaction } from '../../db/connect';
import { ledgerEntries, taxDocuments } from '../../db/schema/money';
import { addJob } from '../../jobs/addJob';
import { zatcaQrPayload } from '../../pdf/zatcaQr';
import { readCompany } from '../settings/readCompany';
import { nextNumber } from './nextNumber';
import { readBuyer } from './readBuyer';

interface NewTaxDocument {
  readonly kind: 'invoice' | 'credit_note';
  readonly requestId: string;
  readonly clientId: string;
  /** Halalas, positive for both kinds. */
  readonly amount: TaxedAmount;
  readonly issuedAt: Date;
  /** Why a credit note is issued, in both languages; an invoice needs none. */
  readonly reason?: { readonly ar: string; readonly en: string };
}

/**
 * Issues an invoice or a credit note: its gapless number, its QR, its entry in the ledger (+ owed, − credited), and
 * the drawing of its PDF once the transaction has committed. Do nothing slow after it in the transaction: the number
 * keeps others waiting until it ends.
 */
export async function issueTaxDocument(
  tx: Transaction,
  { kind, requestId, clientId, amount, issuedAt, reason }: NewTaxDocument,
): Promise<typeof taxDocuments.$inferSelect> {
  const seller = await readCompany(tx);
  const buyer = await readBuyer(tx, requestId);
  const qr = zatcaQrPayload({
    sellerName: seller.name.ar,
    vatNumber: seller.vatNumber,
    timestamp: issuedAt,
    totalHalalas: amount.total,
    vatHalalas: amount.vat,
  });
  const { subtotal, vat, total } = amount;
  const number = await nextNumber(tx, kind);
  const [document] = await tx
    .insert(taxDocuments)
    .values({ kind, number, requestId, clientId, issuedAt, subtotal, vat, total, qr, seller, buyer })
    .returning();
  if (!document) throw new Error('the tax document was not written');
  await tx.insert(ledgerEntries).values({
    clientId,
    requestId,
    kind,
    amount: kind === 'invoice' ? total : -total,
    sourceId: document.id,
    at: issuedAt,
  });
  await addJob(tx, 'drawTaxDocument', {
    taxDocumentId: document.id,
    ...(reason && { reasonAr: reason.ar, reasonEn: reason.en }),
  });
  return document;
}
