import { type SQL, sql } from 'drizzle-orm';
import type { InvoiceState } from '#domain/pricing/invoices';
import { qualified } from '#framework/server/db/statement';
import { computed, type DerivedField, oneOf } from '#framework/server/resources/derivedField';
import { instalments, taxDocuments } from '../db/schema/money';

/** Today in Riyadh by the database's clock: time alone makes a payment late, so that no column can hold it. */
const today = sql`(now() at time zone 'Asia/Riyadh')::date`;

const dueOn = qualified(instalments.dueOn);
const isUnpaid = sql`${qualified(instalments.paidAt)} is null`;
const isOwed = sql`${isUnpaid} and not ${qualified(instalments.cancelled)}`;

const instalmentStates = {
  overdue: sql`${isOwed} and ${dueOn} < ${today}`,
  due: sql`${isOwed} and ${dueOn} = ${today}`,
  later: sql`${isOwed} and ${dueOn} > ${today}`,
  paid: sql`not (${isUnpaid})`,
  cancelled: sql`${isUnpaid} and ${qualified(instalments.cancelled)}`,
} as const satisfies Record<InvoiceState, SQL>;

/** Derived state of instalments: paid, cancelled, or open by due date. */
export const instalmentFields: Readonly<Record<string, DerivedField>> = {
  state: oneOf(instalmentStates),
};

const isInvoice = sql`${qualified(taxDocuments.kind)} = 'invoice'`;
const unpaid = sql`${instalments} as i where i.request_id = ${qualified(taxDocuments.requestId)} and i.paid_at is null`;
/** Unpaid instalments that are not cancelled. */
const open = sql`${unpaid} and not i.cancelled`;
const isOverdue = sql`exists (select from ${open} and i.due_on < ${today})`;
const isDue = sql`exists (select from ${open} and i.due_on <= ${today})`;
const isOpen = sql`exists (select from ${open})`;
const isAnyUnpaid = sql`exists (select from ${unpaid})`;

const invoiceStates = {
  overdue: sql`${isInvoice} and ${isOverdue}`,
  due: sql`${isInvoice} and ${isDue} and not ${isOverdue}`,
  later: sql`${isInvoice} and ${isOpen} and not ${isDue}`,
  cancelled: sql`${isInvoice} and ${isAnyUnpaid} and not ${isOpen}`,
  paid: sql`${isInvoice} and not ${isAnyUnpaid}`,
} as const satisfies Record<InvoiceState, SQL>;

/** Value from an invoice's instalments; null for a credit note. */
const ofInvoice = (value: SQL) => sql`(case when ${isInvoice} then (${value}) end)`;
const amount = (value: SQL) => computed(ofInvoice(value));

/** Derived fields of invoices: the amount paid, from the request's instalments, and the buyer. */
export const taxDocumentFields: Readonly<Record<string, DerivedField>> = {
  state: oneOf(invoiceStates),
  amountDue: amount(sql`select coalesce(sum(i.amount), 0)::float8 from ${open} and i.due_on <= ${today}`),
  remaining: amount(sql`select coalesce(sum(i.amount), 0)::float8 from ${open}`),
  dueOn: computed(ofInvoice(sql`select min(i.due_on) from ${open}`)),
  buyerVatNumber: computed(sql`(${qualified(taxDocuments.buyer)}->>'vatNumber')`),
};
