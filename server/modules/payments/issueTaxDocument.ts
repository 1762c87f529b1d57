import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Localized } from 'sijil/base/i18n/localized';
import type { Company } from '#domain/company';
import { extractVat, type TaxedAmount } from '#domain/pricing/amounts';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { tables } from '../../db/schema/declared';
import { counters, instalments, ledgerEntries, taxDocuments } from '../../db/schema/money';
import { addJob } from 'sijil/server/jobs/addJob';
import { zatcaQrPayload } from '../../pdf/zatcaQr';
import type { Effect, RequestRow } from '../../workflow/effect';
import { readCompany } from '../settings/readCompany';
import {
  buildCreditNoteData,
  buildInvoiceData,
  buildReplacementData,
  type TaxDocumentIssue,
} from './buildTaxDocumentData';
import { type TaxBuyer, taxDocumentNumber } from '#domain/pricing/invoices';
import { readClientParty } from '../contracts/readContractParties';
import { type PaymentTerms, termDays } from '#domain/pricing/paymentTerms';
import { paymentSchedule } from '#domain/pricing/instalments';
import { planOf } from '../contracts/buildContractData';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { AppContext } from 'sijil/server/http/appContext';
import { draw } from '../../pdf/thread/drawingThreads';
import type { CreditNoteData, InvoiceData } from '../../pdf/documents/invoice/invoiceData';
import { storeFile } from 'sijil/server/files/storeFile';

/** Invoices the signed contract and sets the due dates of its instalments. */
export const raiseInvoice: Effect = async ({ tx, request, now }) => {
  const { quote } = request;
  if (!quote) throw new Error(`request ${request.id} has no price to invoice`);
  const schedule = paymentSchedule({ ...planOf(request, quote), signedOn: riyadhDate(now) });
  const terms = await readPaymentTerms(tx, request.clientId);
  const ofAll = { requestId: request.id, termDays: termDays[terms] };
  await tx.insert(instalments).values(schedule.map((instalment) => ({ ...instalment, ...ofAll })));
  await issueInvoice(tx, request, { issuedAt: now, terms });
};

async function readPaymentTerms(tx: Transaction, clientId: string): Promise<PaymentTerms> {
  const { clients } = tables;
  const [client] = await tx
    .select({ terms: clients.paymentTerms })
    .from(clients)
    .where(eq(clients.id, clientId));
  if (!client) throw new Error(`client ${clientId} does not exist`);
  return client.terms;
}

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

export type TaxDocumentRow = typeof taxDocuments.$inferSelect;

interface Parties {
  readonly seller: Company;
  readonly buyer: TaxBuyer;
}

interface Draft extends Parties, Pick<TaxDocumentIssue, 'issuedAt' | 'amount' | 'vatPercent'> {
  readonly reason?: Localized;
  /** Id of the invoice in whose place this one is issued. */
  readonly replacesId?: string;
}

/** Invoices the signed contract. The lock on its number blocks others: do nothing slow after it. */
async function issueInvoice(
  tx: Transaction,
  request: RequestRow,
  { issuedAt, terms }: { readonly issuedAt: Date; readonly terms: PaymentTerms },
): Promise<TaxDocumentRow> {
  const { quote } = request;
  if (!quote) throw new Error(`request ${request.id} has no price to invoice`);
  const parties = { seller: await readCompany(tx), buyer: await readBuyer(tx, request) };
  const draft = { ...parties, issuedAt, amount: quote, vatPercent: quote.vatPercent };
  return issue(tx, 'invoice', request, draft, (issued) => buildInvoiceData(tx, issued, request, terms));
}

interface NewCreditNote {
  /** Halalas with VAT, positive. Its VAT is computed at the rate of the invoice. */
  readonly total: number;
  readonly reason: Localized;
  readonly issuedAt: Date;
}

/**
 * Credits an amount of a request's invoice, between the parties of the invoice. The lock on its number blocks others: do nothing
 * slow after it.
 * @throws if the request has no invoice.
 */
export async function issueCreditNote(
  tx: Transaction,
  request: RequestRow,
  { total, reason, issuedAt }: NewCreditNote,
): Promise<TaxDocumentRow> {
  const original = await readStandingInvoice(tx, request.id);
  if (!original) throw new Error(`request ${request.id} has no invoice to correct`);
  const { vatPercent } = original;
  const rest = await readRest(tx, request.id);
  // The note that finishes an invoice takes its remaining VAT: rounded parts may add up to a halala more or less.
  const amount = total === rest.total ? rest : extractVat(total, vatPercent);
  const parties = await partiesOf(tx, request, original);
  return issue(tx, 'credit_note', request, { ...parties, issuedAt, amount, vatPercent, reason }, (issued) =>
    buildCreditNoteData(tx, issued, request, { original, reason }),
  );
}

interface Replacement {
  readonly original: TaxDocumentRow;
  readonly buyer: TaxBuyer;
  readonly amount: TaxedAmount;
  readonly issuedAt: Date;
}

/** Invoices the supply of an invoice again, to another buyer. The caller credits the first one. */
export async function issueReplacement(
  tx: Transaction,
  request: RequestRow,
  { original, ...parts }: Replacement,
): Promise<TaxDocumentRow> {
  const { id: replacesId, vatPercent } = original;
  const draft = { ...parts, seller: await readCompany(tx), vatPercent, replacesId };
  return issue(tx, 'invoice', request, draft, (issued) =>
    buildReplacementData(tx, issued, request, original),
  );
}

/** The invoice of a request that no other replaces; undefined before there is one. */
export async function readStandingInvoice(
  db: Queryable,
  requestId: string,
): Promise<TaxDocumentRow | undefined> {
  const replacement = alias(taxDocuments, 'replacement');
  const [row] = await db
    .select(getTableColumns(taxDocuments))
    .from(taxDocuments)
    .leftJoin(replacement, eq(replacement.replacesId, taxDocuments.id))
    .where(
      and(eq(taxDocuments.requestId, requestId), eq(taxDocuments.kind, 'invoice'), isNull(replacement.id)),
    );
  return row;
}

/** Amount of a request's standing invoice that no credit note has taken back: a replaced one is credited in full. */
export async function readRest(db: Queryable, requestId: string): Promise<TaxedAmount> {
  const signed = (column: AnyPgColumn) =>
    sql<number>`coalesce(sum(case ${taxDocuments.kind} when 'invoice' then ${column} else -${column} end), 0)::float8`;
  const { subtotal, vat, total } = taxDocuments;
  const [rest] = await db
    .select({ subtotal: signed(subtotal), vat: signed(vat), total: signed(total) })
    .from(taxDocuments)
    .where(eq(taxDocuments.requestId, requestId));
  if (!rest) throw new Error(`no sum of the tax documents of ${requestId}`);
  return rest;
}

/** Seller and buyer of an invoice as it was issued; of one that was issued before they were stored, those of today. */
async function partiesOf(
  tx: Transaction,
  request: RequestRow,
  { seller, buyer }: TaxDocumentRow,
): Promise<Parties> {
  return { seller: seller ?? (await readCompany(tx)), buyer: buyer ?? (await readBuyer(tx, request)) };
}

/** Writes the gapless number, QR, content and ledger entry (+ owed, − credited); the PDF is rendered after the commit. */
async function issue(
  tx: Transaction,
  kind: TaxDocumentRow['kind'],
  { id: requestId, clientId }: RequestRow,
  { reason, replacesId, ...draft }: Draft,
  build: (issued: TaxDocumentIssue) => Promise<NonNullable<TaxDocumentRow['data']>>,
): Promise<TaxDocumentRow> {
  const { seller, buyer, issuedAt, vatPercent } = draft;
  const number = await nextNumber(tx, kind);
  const { subtotal, vat, total } = draft.amount;
  const data = await build({ ...draft, number });
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
      reason: reason ?? null,
      replacesId: replacesId ?? null,
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

/** Buyer of a request as of today. */
export async function readBuyer(db: Queryable, request: RequestRow): Promise<TaxBuyer> {
  const { company, vatNumber, commercialRegistration, address } = await readClientParty(db, request);
  return {
    name: company,
    vatNumber: vatNumber ?? null,
    commercialRegistration: commercialRegistration ?? null,
    address: address ?? null,
  };
}
