import { company } from '#domain/company';
import { buildCreditNoteData, buildInvoiceData } from '../../../modules/payments/buildTaxDocumentData';
import { readBuyer } from '../../../modules/payments/readBuyer';
import type { RequestRow } from '../../../workflow/requestRow';
import type { Transaction } from '../../../db/connect';
import type { taxDocuments } from '../../../db/schema/money';
import type { NewDocument } from './moneyRows';

export interface NumberedDocument extends NewDocument {
  readonly number: number;
}

/** An invoice or credit note with everything that it says, put together as on the day of its issue. */
export async function taxDocumentRow(
  tx: Transaction,
  request: RequestRow,
  document: NumberedDocument,
  invoice: NumberedDocument,
): Promise<typeof taxDocuments.$inferInsert> {
  const { number, issuedAt, vatPercent, subtotal, vat, total, reason } = document;
  const buyer = await readBuyer(tx, request.id);
  const issue = { number, issuedAt, vatPercent, amount: { subtotal, vat, total }, seller: company, buyer };
  const data =
    reason === null
      ? await buildInvoiceData(tx, issue, request)
      : await buildCreditNoteData(tx, issue, request, { invoice, reason });
  return { ...document, buyer, data };
}
