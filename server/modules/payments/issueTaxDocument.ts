import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Localized } from '#framework/base/i18n/localized';
import { extractVat } from '#domain/pricing/amounts';
import type { Queryable, Transaction } from '#framework/server/db/connect';
import { counters, instalments, ledgerEntries, taxDocuments } from '../../db/schema/money';
import { addJob } from '#framework/server/jobs/addJob';
import { zatcaQrPayload } from '../../pdf/zatcaQr';
import type { Effect, RequestRow } from '../../workflow/effect';
import { readCompany } from '../settings/readCompany';
import { buildCreditNoteData, buildInvoiceData, type TaxDocumentIssue } from './buildTaxDocumentData';
import { type TaxBuyer, taxDocumentNumber } from '#domain/pricing/invoices';
import { requests } from '../../db/schema/requests';
import { readClientParty } from '../contracts/readContractParties';
import { paymentSchedule } from '#domain/pricing/instalments';
import { planOf } from '../contracts/buildContractData';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { AppContext } from '#framework/server/http/appContext';
import { draw } from '../../pdf/thread/drawingThreads';
import type { CreditNoteData, InvoiceData } from '../../pdf/documents/invoice/invoiceData';
import { storeFile } from '#framework/server/files/storeFile';

/** Invoices the signed contract and sets the due dates of its instalments. */
export const raiseInvoice: Effect = async ({ tx, request, now }) => {
  const { quote } = request;
  if (!quote) throw new Error(`request ${request.id} has no price to invoice`);
  const schedule = paymentSchedule({ ...planOf(request, quote), signedOn: riyadhDate(now) });
  await tx
    .insert(instalments)
    .values(schedule.map((instalment) => ({ ...instalment, requestId: request.id })));
  await issueInvoice(tx, request, now);
};

const payload = z.object({ taxDocumentId: z.uuid() });

/** Renders an issued invoice or credit note once, from the data stored at its issue; its file is never replaced. */
export async function drawTaxDocument(api: AppContext, input: unknown): Promise<void> {
  const { taxDocumentId } = payload.parse(input);
  const [document] = await api.db.select().from(taxDocuments).where(eq(taxDocuments.id, taxDocumentId));
  if (!document?.data || document.fileId) return;
  const content =
    document.kind === 'invoice'
      ? await draw('invoice', document.data as InvoiceData)
      : await draw('creditNote', document.data as CreditNoteData);
  const name = `${taxDocumentNumber(document)}.pdf`;
  const file = await storeFile(api, api.db, { content, type: 'application/pdf', name, ownerId: null });
  await api.db
    .update(taxDocuments)
    .set({ fileId: file.id })
    .where(and(eq(taxDocuments.id, taxDocumentId), isNull(taxDocuments.fileId)));
}

type TaxDocumentRow = typeof taxDocuments.$inferSelect;
type Draft = Pick<TaxDocumentIssue, 'issuedAt' | 'amount' | 'vatPercent'>;

/** Invoices the signed contract. The lock on its number blocks others: do nothing slow after it. */
async function issueInvoice(tx: Transaction, request: RequestRow, issuedAt: Date): Promise<TaxDocumentRow> {
  const { quote } = request;
  if (!quote) throw new Error(`request ${request.id} has no price to invoice`);
  const draft = { issuedAt, amount: quote, vatPercent: quote.vatPercent };
  return issue(tx, 'invoice', request, draft, null, (issued) => buildInvoiceData(tx, issued, request));
}

interface NewCreditNote {
  /** Halalas with VAT, positive. Its VAT is computed at the rate of the invoice. */
  readonly total: number;
  readonly reason: Localized;
  readonly issuedAt: Date;
}

/**
 * Credits an amount of a request's invoice. The lock on its number blocks others: do nothing slow after it.
 * @throws if the request has no invoice.
 */
export async function issueCreditNote(
  tx: Transaction,
  request: RequestRow,
  { total, reason, issuedAt }: NewCreditNote,
): Promise<TaxDocumentRow> {
  const [invoice] = await tx
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.requestId, request.id), eq(taxDocuments.kind, 'invoice')));
  if (!invoice) throw new Error(`request ${request.id} has no invoice to correct`);
  const { vatPercent } = invoice;
  const draft = { issuedAt, amount: extractVat(total, vatPercent), vatPercent };
  return issue(tx, 'credit_note', request, draft, reason, (issued) =>
    buildCreditNoteData(tx, issued, request, { invoice, reason }),
  );
}

/** Writes the gapless number, QR, content and ledger entry (+ owed, − credited); the PDF is rendered after the commit. */
async function issue(
  tx: Transaction,
  kind: TaxDocumentRow['kind'],
  { id: requestId, clientId }: RequestRow,
  draft: Draft,
  reason: Localized | null,
  build: (issued: TaxDocumentIssue) => Promise<NonNullable<TaxDocumentRow['data']>>,
): Promise<TaxDocumentRow> {
  const seller = await readCompany(tx);
  const buyer = await readBuyer(tx, requestId);
  const number = await nextNumber(tx, kind);
  const { issuedAt, vatPercent } = draft;
  const { subtotal, vat, total } = draft.amount;
  const data = await build({ ...draft, number, seller, buyer });
  const qr = zatcaQrPayload({
    sellerName: seller.name.ar,
    vatNumber: seller.vatNumber,
    timestamp: issuedAt,
    totalHalalas: total,
    vatHalalas: vat,
  });
  const [document] = await tx
    .insert(taxDocuments)
    .values({
      kind,
      number,
      requestId,
      clientId,
      issuedAt,
      subtotal,
      vat,
      total,
      vatPercent,
      qr,
      seller,
      buyer,
      reason,
      data,
    })
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
  await addJob(tx, 'drawTaxDocument', { taxDocumentId: document.id });
  return document;
}

/**
 * Next number of a series. The counter's row stays locked until the transaction ends; a rolled-back number is reused by the
 * next transaction, so that the series has no gap.
 */
async function nextNumber(tx: Transaction, name: string): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ name, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value });
  if (!row) throw new Error(`no counter for ${name}`);
  return row.value;
}

/** Buyer of a request as of today. @throws for an unknown request. */
async function readBuyer(db: Queryable, requestId: string): Promise<TaxBuyer> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId));
  if (!request) throw new Error(`request ${requestId} does not exist`);
  const { company, vatNumber, commercialRegistration, address } = await readClientParty(db, request);
  return {
    name: company,
    vatNumber: vatNumber ?? null,
    commercialRegistration: commercialRegistration ?? null,
    address: address ?? null,
  };
}
