import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import type { Localized } from 'sijil/base/i18n/localized';
import type { RefundStatus } from '#domain/pricing/refunds';
import type { PaymentStatus } from '#domain/requests/choices';
import type { ContractData } from '../../pdf/documents/contract/contractData';
import type { CreditNoteData, InvoiceData } from '../../pdf/documents/invoice/invoiceData';
import { resources } from '#resources';
import { searchTexts } from 'sijil/server/db/tables/fieldColumns';
import { searchIndex, searchKey } from 'sijil/server/db/searchKey';
import { createdAt, fileId, halalas, moment, primaryId } from 'sijil/server/db/schema/columns';
import { documentVersions } from './templates';
import { requests } from './requests';
import { users } from './users';

const paymentCode = sql`'P-' || number::text`;
const refundCode = sql`'RF-' || number::text`;
/** Number as formatted by `taxDocumentNumber`. */
const taxDocumentCode = sql.raw(
  `case kind when 'invoice' then '${taxDocumentPrefixes.invoice}-' else '${taxDocumentPrefixes.credit_note}-' end || lpad(number::text, greatest(${taxDocumentDigits}, length(number::text)), '0')`,
);

const requestId = () =>
  uuid()
    .notNull()
    .references(() => requests.id);

/** All versions of a request's contract; the newest is the current one. */
export const contracts = pgTable(
  'contracts',
  {
    id: primaryId(),
    requestId: requestId(),
    version: integer().notNull(),
    source: text().$type<'template' | 'uploaded'>().notNull(),
    /** Null between the commit and the rendering: a contract without its file is shown to nobody. */
    fileId: fileId(),
    sha256: text(),
    sentAt: createdAt(),
    /** Time at which its text or file was first shown to the client, and to whom. */
    openedAt: moment(),
    openedById: uuid(),
    signedAt: moment(),
    signerId: uuid(),
    signerName: text(),
    /** Capacity in which the signer acted; null for signatures from before it was asked. */
    signerPosition: text(),
    signatureKind: text().$type<'drawn' | 'typed'>(),
    signatureFileId: fileId(),
    signerIp: text(),
    /** Browser and device of the signer as they name themselves. */
    signerUserAgent: text(),
    signedFileId: fileId(),
    /** Record of the signature in a file of its own: a contract with a digital signature is kept unchanged as the signed file. */
    recordFileId: fileId(),
    /** Version of the terms from which it was rendered; null for an uploaded contract, and from before terms had versions. */
    templateVersionId: uuid().references(() => documentVersions.id),
    /** Terms that staff wrote for this contract, with their placeholders; null where the published ones were used. */
    terms: jsonb().$type<ContractTemplate>(),
    /** Provider named by the contract, unaffected by later changes of the settings. */
    provider: jsonb().$type<Company>(),
    /** All contents of the contract as of the day it was sent; the signed copy is rendered from them too. */
    data: jsonb().$type<ContractData>(),
  },
  (table) => [
    uniqueIndex().on(table.requestId, table.version),
    index().on(table.templateVersionId),
    // The position in which a person signed last.
    index('contracts_signer')
      .on(table.signerId, table.signedAt)
      .where(sql`signer_position is not null`),
    index('contracts_signed')
      .on(table.signedAt)
      .where(sql`signed_at is not null`),
    // The contract of a file, and the checks of a file that is deleted.
    index().on(table.fileId),
    index().on(table.signedFileId),
    index().on(table.recordFileId),
  ],
);

/** Instalments: amounts and due dates, in one row or two halves. */
export const instalments = pgTable(
  'instalments',
  {
    id: primaryId(),
    requestId: requestId(),
    sequence: smallint().notNull(),
    amount: halalas().notNull(),
    /**
     * What arrived for it, less the surplus that was returned: above `amount`, the rest is the client's credit. A refund with a
     * credit note leaves it unchanged, because the note takes as much off the debt.
     */
    received: halalas().notNull().default(0),
    dueOn: date({ mode: 'string' }).notNull(),
    /** Days of the client's payment terms on the day of the invoice (`termDays`). */
    termDays: smallint().notNull().default(0),
    /** Time at which all of it had arrived. */
    paidAt: moment(),
    /** The Riyadh day of the last reminder. */
    remindedOn: date({ mode: 'string' }),
    createdAt: createdAt(),
    /** Copied from the request by triggers, so that debts are summed without reading the requests. */
    clientId: uuid(),
    cancelled: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex().on(table.requestId, table.sequence),
    index().on(table.dueOn, table.id),
    index()
      .on(table.dueOn)
      .where(sql`paid_at is null`),
    // Covering index for the sums of debts.
    index('instalments_owed_index')
      .on(table.dueOn, table.id, table.clientId, table.amount)
      .where(sql`paid_at is null and not cancelled`),
    // A company's unpaid instalments, earliest due date first.
    index('instalments_owed_by')
      .on(table.clientId, table.dueOn)
      .where(sql`paid_at is null and not cancelled`),
    // What a company has paid too much.
    index('instalments_surplus')
      .on(table.clientId)
      .where(sql`received > amount`),
  ],
);

/** Saved card of a user: the gateway's token, and enough to recognise the card. Its number is not stored anywhere. */
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
    /** Chosen by its holder to be offered first; without a choice, the newest card comes first. */
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
 * One attempt to pay one instalment. Its instalment never changes, its amount only when a transfer of another sum is confirmed;
 * its status moves from open (`initiated`, `awaiting`) to final, and a settled payment is written to the ledger. An `expired` attempt was closed before the bank
 * decided (timed out or replaced); if the bank still approves it, the money is returned at once and the attempt is
 * `reversed`: neither ever reaches the ledger.
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
    /** What the attempt is about and, once it is paid, what arrived. */
    amount: halalas().notNull(),
    /** Sum that the payer had announced, where another one arrived. */
    announced: halalas(),
    /** The address that the browser opens for 3-D Secure. */
    redirectUrl: text(),
    /** The gateway's identifier of the card; a different card starts another attempt. */
    cardKey: text(),
    cardBrand: text(),
    cardLastFour: text(),
    /** The gateway's token, set while the payer wants the card saved and has not paid with it yet. */
    keepToken: text(),
    reference: text(),
    /** Normalised transfer reference, independent of how it was typed: see `transferReferenceKey`. */
    referenceKey: text(),
    /** IBAN that received a confirmed transfer. */
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
    // At most one open attempt: a second click violates this index instead of charging the card twice.
    index('payments_refused_cards')
      .on(table.createdAt)
      .where(sql`method = 'card' and status = 'failed'`),
    uniqueIndex('payments_one_open')
      .on(table.instalmentId)
      .where(sql`status in ('initiated', 'awaiting')`),
    // A received transfer pays once: its reference is unique in the account that received it.
    uniqueIndex('payments_one_transfer')
      .on(table.receivedInto, table.referenceKey)
      .where(sql`status = 'paid'`),
    // Transfers sent twice, of which finance is warned.
    index('payments_by_reference')
      .on(table.referenceKey)
      .where(sql`status in ('awaiting', 'paid')`),
    index('payments_by_receipt')
      .on(table.receiptFileId)
      .where(sql`status in ('awaiting', 'paid')`),
    index().on(table.requestId),
    index().on(table.clientId, table.createdAt),
    index().on(table.status, table.createdAt),
    // All payments, newest first.
    index().on(table.createdAt, table.id),
    // Transfers that finance has to check, counted and sorted by waiting time.
    index('payments_awaiting')
      .on(table.requestId, table.createdAt)
      .where(sql`status = 'awaiting'`),
  ],
);

/** A paid package: its number of inspections, and the number used. */
export const packagePurchases = pgTable(
  'package_purchases',
  {
    id: primaryId(),
    requestId: requestId(),
    clientId: uuid().notNull(),
    serviceId: uuid().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    /** Current number of visits, used or not; below the number bought after a return. */
    quantity: integer().notNull(),
    used: integer().notNull().default(0),
    /** Visits returned: `quantity + returned` is the number that the contract sold. */
    returned: integer().notNull().default(0),
    /** Time at which cancellation or refund of the purchase ended the balance. */
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

/** Invoices and credit notes: numbered without gaps, never changed once issued (enforced by a trigger). */
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
    /** VAT rate applied. */
    vatPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    qr: text().notNull(),
    fileId: fileId(),
    /** Seller as of the day of issue, unaffected by later changes of the settings. */
    seller: jsonb().$type<Company>(),
    /** Buyer as of the day of issue, unaffected by corrections and by deletion of the account. */
    buyer: jsonb().$type<TaxBuyer>(),
    /** The reason of a credit note; null for an invoice. */
    reason: jsonb().$type<Localized>(),
    /** The invoice in whose place this one was issued; null for a first invoice and for a credit note. */
    replacesId: uuid().references((): AnyPgColumn => taxDocuments.id),
    /** All contents of the document as of the day of issue, from which alone it is rendered. */
    data: jsonb().$type<InvoiceData | CreditNoteData>(),
    searchKey: searchKey(searchTexts(resources.taxDocuments, { code: taxDocumentCode })),
  },
  (table) => [
    searchIndex(table.searchKey),
    uniqueIndex().on(table.kind, table.number),
    index().on(table.requestId),
    // A client's documents, and all documents, newest first.
    index().on(table.clientId, table.issuedAt, table.id),
    index().on(table.issuedAt, table.id),
    uniqueIndex().on(table.replacesId),
  ],
);

/**
 * Refund that finance decided on a request. The credit note is issued with the decision; each part is written to the ledger
 * when its money moves. Append-only, except for the progress of its parts.
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
    /** Null if the money was not invoiced: it arrived for an order that had been cancelled. */
    creditNoteId: uuid().references(() => taxDocuments.id),
    /** Account to which transferred money is refunded; null if all of it is refunded to cards. */
    iban: text(),
    method: text().$type<'card' | 'bank_transfer' | 'mixed'>().notNull(),
    /** Derived from its parts: see `refundStatus`. */
    status: text().$type<RefundStatus>().notNull(),
    failure: text(),
    /** Transfer made by finance: the bank's reference, the day, and a proof. */
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

/** Parts of a refund by payment, with the method of each; `sentAt` is the time at which the money moved. */
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
    /** The gateway's reason for refusing it; null while attempts continue. */
    failure: text(),
  },
  (table) => [uniqueIndex().on(table.refundId, table.paymentId), index().on(table.paymentId)],
);

/** All movements of money, signed from the client's side (+ owed, − paid). Append-only; a client's balance is the sum. */
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

/** Gapless numbers: taken under a row lock, in the transaction that uses them. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
});
