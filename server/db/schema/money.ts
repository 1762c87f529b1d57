import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Company } from '#domain/company';
import { type TaxBuyer, taxDocumentDigits, taxDocumentPrefixes } from '#domain/pricing/invoices';
import type { Localized } from '#framework/base/i18n/localized';
import type { RefundStatus } from '#domain/pricing/refunds';
import type { PaymentStatus } from '#domain/requests/choices';
import type { ContractData } from '../../pdf/documents/contract/contractData';
import type { CreditNoteData, InvoiceData } from '../../pdf/documents/invoice/invoiceData';
import { resources } from '#resources';
import { searchTexts } from '#framework/server/db/tables/fieldColumns';
import { searchIndex, searchKey } from '#framework/server/db/searchKey';
import { createdAt, fileId, halalas, moment, primaryId } from '#framework/server/db/schema/columns';
import { documentVersions } from './templates';
import { requests } from './requests';
import { users } from '#framework/server/db/schema/users';

const paymentCode = sql`'P-' || number::text`;
const refundCode = sql`'RF-' || number::text`;
/** The number as `taxDocumentNumber` writes it. */
const taxDocumentCode = sql.raw(
  `case kind when 'invoice' then '${taxDocumentPrefixes.invoice}-' else '${taxDocumentPrefixes.credit_note}-' end || lpad(number::text, greatest(${taxDocumentDigits}, length(number::text)), '0')`,
);

const requestId = () =>
  uuid()
    .notNull()
    .references(() => requests.id);

/** Every version of a request's contract; the newest is the current one. */
export const contracts = pgTable(
  'contracts',
  {
    id: primaryId(),
    requestId: requestId(),
    version: integer().notNull(),
    source: text().$type<'template' | 'uploaded'>().notNull(),
    /** Null for the moment between the commit and the drawing: nobody is shown a contract without its file. */
    fileId: fileId(),
    sha256: text(),
    sentAt: createdAt(),
    /** First time that its text or its file was shown to the client, and to whom. */
    openedAt: moment(),
    openedById: uuid(),
    signedAt: moment(),
    signerId: uuid(),
    signerName: text(),
    signatureKind: text().$type<'drawn' | 'typed'>(),
    signatureFileId: fileId(),
    signerIp: text(),
    signedFileId: fileId(),
    /** The version of the terms that it was drawn from; null for an uploaded one, and before terms had versions. */
    templateVersionId: uuid().references(() => documentVersions.id),
    /** The provider as the contract names it: later changes of the settings change no contract. */
    provider: jsonb().$type<Company>(),
    /** Everything that the contract says, as on the day it was sent; its signature is added from here too. */
    data: jsonb().$type<ContractData>(),
  },
  (table) => [
    uniqueIndex().on(table.requestId, table.version),
    index().on(table.templateVersionId),
    index('contracts_signed')
      .on(table.signedAt)
      .where(sql`signed_at is not null`),
  ],
);

/** Instalments: what is owed and when, in one row or two halves. */
export const instalments = pgTable(
  'instalments',
  {
    id: primaryId(),
    requestId: requestId(),
    sequence: smallint().notNull(),
    amount: halalas().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    paidAt: moment(),
    /** The Riyadh day of the last reminder. */
    remindedOn: date({ mode: 'string' }),
    createdAt: createdAt(),
    /** The request's own value, copied by triggers: dues are added up without reading the requests. */
    clientId: uuid(),
    cancelled: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex().on(table.requestId, table.sequence),
    index().on(table.dueOn, table.id),
    index()
      .on(table.dueOn)
      .where(sql`paid_at is null`),
    // Holds all that the sums of what is owed need.
    index('instalments_owed_index')
      .on(table.dueOn, table.id, table.clientId, table.amount)
      .where(sql`paid_at is null and not cancelled`),
    // A company's own, the first due first.
    index('instalments_owed_by')
      .on(table.clientId, table.dueOn)
      .where(sql`paid_at is null and not cancelled`),
  ],
);

/** Saved card of a user: the gateway's token, and enough to recognise it. Its number is nowhere here. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    token: text().notNull(),
    brand: text().notNull(),
    lastFour: text().notNull(),
    /** `MM/YYYY`. */
    expiry: text().notNull(),
    /** Chosen by its holder to be offered before the others; where none is, the newest comes first. */
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    // Saving a card again replaces its row.
    uniqueIndex().on(table.userId, table.brand, table.lastFour, table.expiry),
    uniqueIndex()
      .on(table.userId)
      .where(sql`is_default`),
  ],
);

/**
 * One attempt to pay one instalment. A row's amount and instalment never change; its status moves from open
 * (`initiated`, `awaiting`) to final, and what was settled is written to the ledger. `expired` was closed before the
 * bank decided (out of time, or something else took its place); if the bank approves it even then, the money goes
 * straight back and it is `reversed`: neither ever reaches the ledger.
 */
export const payments = pgTable(
  'payments',
  {
    id: primaryId(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    code: text().notNull().generatedAlwaysAs(paymentCode),
    requestId: requestId(),
    instalmentId: uuid()
      .notNull()
      .references(() => instalments.id),
    clientId: uuid().notNull(),
    method: text().$type<'card' | 'bank_transfer'>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    amount: halalas().notNull(),
    /** The address that the browser opens for 3-D Secure. */
    redirectUrl: text(),
    /** The gateway's identifier of the card; another card begins another attempt. */
    cardKey: text(),
    cardBrand: text(),
    cardLastFour: text(),
    /** Token of the gateway, while the payer wants the card saved and has not paid with it yet. */
    keepToken: text(),
    reference: text(),
    /** The transfer's reference as banks mean it, however it was typed: see `transferReferenceKey`. */
    referenceKey: text(),
    /** The IBAN that a confirmed transfer arrived at. */
    receivedInto: text(),
    receiptFileId: fileId(),
    failure: text(),
    createdById: uuid().notNull(),
    createdAt: createdAt(),
    settledAt: moment(),
    settledById: uuid(),
    searchKey: searchKey(searchTexts(resources.payments, { code: paymentCode })),
  },
  (table) => [
    searchIndex(table.searchKey),
    // Single open attempt: a second click meets this index, not the customer's card.
    index('payments_refused_cards')
      .on(table.createdAt)
      .where(sql`method = 'card' and status = 'failed'`),
    uniqueIndex('payments_one_open')
      .on(table.instalmentId)
      .where(sql`status in ('initiated', 'awaiting')`),
    uniqueIndex('payments_one_paid')
      .on(table.instalmentId)
      .where(sql`status = 'paid'`),
    // A transfer that arrived pays once: its reference counts once in the account that it arrived at.
    uniqueIndex('payments_one_transfer')
      .on(table.receivedInto, table.referenceKey)
      .where(sql`status = 'paid'`),
    // Transfers that were sent twice, for finance to be warned of.
    index('payments_by_reference')
      .on(table.referenceKey)
      .where(sql`status in ('awaiting', 'paid')`),
    index('payments_by_receipt')
      .on(table.receiptFileId)
      .where(sql`status in ('awaiting', 'paid')`),
    index().on(table.requestId),
    index().on(table.clientId, table.createdAt),
    index().on(table.status, table.createdAt),
    // All of them, newest first.
    index().on(table.createdAt, table.id),
    // Transfers that finance has to look at, counted and sorted by how long they have waited.
    index('payments_awaiting')
      .on(table.requestId, table.createdAt)
      .where(sql`status = 'awaiting'`),
  ],
);

/** A paid package: how many inspections it holds and how many are used. */
export const packagePurchases = pgTable(
  'package_purchases',
  {
    id: primaryId(),
    requestId: requestId(),
    clientId: uuid().notNull(),
    serviceId: uuid().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    /** The visits that it holds today, used or not; fewer than were bought once some were taken back. */
    quantity: integer().notNull(),
    used: integer().notNull().default(0),
    /** The visits taken back: `quantity + returned` is what the contract sold. */
    returned: integer().notNull().default(0),
    /** End of the balance by cancellation or refund of the purchase. */
    closedAt: moment(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex().on(table.requestId),
    index().on(table.clientId, table.serviceId),
    index('package_purchases_left')
      .on(table.endsOn)
      .where(sql`used < quantity and closed_at is null`),
    check('package_purchases_balance', sql`used >= 0 and used <= quantity and returned >= 0`),
  ],
);

/** Invoices and credit notes: numbered without gaps, never changed once issued (a trigger keeps them so). */
export const taxDocuments = pgTable(
  'tax_documents',
  {
    id: primaryId(),
    kind: text().$type<'invoice' | 'credit_note'>().notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    code: text().notNull().generatedAlwaysAs(taxDocumentCode),
    requestId: requestId(),
    clientId: uuid().notNull(),
    issuedAt: createdAt(),
    subtotal: halalas().notNull(),
    vat: halalas().notNull(),
    total: halalas().notNull(),
    /** The rate that they were taxed at. */
    vatPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    qr: text().notNull(),
    fileId: fileId(),
    /** The seller as on the day of issue: later changes of the settings change no issued document. */
    seller: jsonb().$type<Company>(),
    /** The buyer as on the day of issue: neither a correction nor the account's deletion changes an issued document. */
    buyer: jsonb().$type<TaxBuyer>(),
    /** The reason of a credit note; null for an invoice. */
    reason: jsonb().$type<Localized>(),
    /** Everything that the document says, as on the day of issue: it is drawn from here and from nothing else. */
    data: jsonb().$type<InvoiceData | CreditNoteData>(),
    searchKey: searchKey(searchTexts(resources.taxDocuments, { code: taxDocumentCode })),
  },
  (table) => [
    searchIndex(table.searchKey),
    uniqueIndex().on(table.kind, table.number),
    index().on(table.requestId),
    // Somebody's, and all of them, newest first.
    index().on(table.clientId, table.issuedAt, table.id),
    index().on(table.issuedAt, table.id),
  ],
);

/**
 * Money that finance decided to give back on a request. The credit note is issued with the decision; the ledger moves
 * part by part, when the money does. Append-only but for how its parts go out.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: primaryId(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    code: text().notNull().generatedAlwaysAs(refundCode),
    requestId: requestId(),
    clientId: uuid().notNull(),
    amount: halalas().notNull(),
    reason: text().notNull(),
    /** Null where nothing was invoiced for the money: what arrived for an order that had been cancelled. */
    creditNoteId: uuid().references(() => taxDocuments.id),
    /** The account that transferred money goes back to; null when all of it goes back to cards. */
    iban: text(),
    method: text().$type<'card' | 'bank_transfer' | 'mixed'>().notNull(),
    /** Follows from its parts: see `refundStatus`. */
    status: text().$type<RefundStatus>().notNull(),
    failure: text(),
    /** The transfer that finance made: the bank's reference, the day, and a proof. */
    reference: text(),
    transferredOn: date({ mode: 'string' }),
    proofFileId: fileId(),
    settledById: uuid(),
    createdById: uuid().notNull(),
    createdAt: createdAt(),
    settledAt: moment(),
    searchKey: searchKey(searchTexts(resources.refunds, { code: refundCode })),
  },
  (table) => [
    searchIndex(table.searchKey),
    index().on(table.requestId),
    index().on(table.clientId, table.createdAt),
    index().on(table.createdAt),
  ],
);

/** The parts of a refund by payment, and how each goes back; `sentAt` is when the money moved. */
export const refundParts = pgTable(
  'refund_parts',
  {
    id: primaryId(),
    refundId: uuid()
      .notNull()
      .references(() => refunds.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    amount: halalas().notNull(),
    method: text().$type<'card' | 'bank_transfer'>().notNull(),
    sentAt: moment(),
    /** The gateway's reason for refusing it; null while it is being tried. */
    failure: text(),
  },
  (table) => [uniqueIndex().on(table.refundId, table.paymentId), index().on(table.paymentId)],
);

/** Every movement of money, signed from the client's side (+ owed, − paid). Append-only; a client's balance is its sum. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: primaryId(),
    clientId: uuid().notNull(),
    requestId: requestId(),
    kind: text().$type<'invoice' | 'payment' | 'refund' | 'credit_note'>().notNull(),
    amount: halalas().notNull(),
    sourceId: uuid().notNull(),
    at: createdAt(),
  },
  (table) => [uniqueIndex().on(table.kind, table.sourceId), index().on(table.clientId, table.at)],
);

/** Numbers that may have no gaps: taken with the row locked, inside the transaction that uses them. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
});
