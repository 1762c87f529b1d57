import { type SQL, sql } from 'drizzle-orm';
import type { InvoiceState } from '#domain/pricing/invoices';
import { overdueAfterDays } from '#domain/scheduling/deadlines';
import { qualified } from 'sijil/server/db/statement';
import { computed, type DerivedField, oneOf } from 'sijil/server/resources/derivedField';
import { instalments, payments, taxDocuments } from '../db/schema/money';

/** Today in Riyadh by the database's clock: time alone makes a payment late, so that no column can hold it. */
export const today = sql`(now() at time zone 'Asia/Riyadh')::date`;

interface InstalmentColumns {
  readonly id: SQL;
  readonly amount: SQL;
  readonly received: SQL;
  readonly sequence: SQL;
  readonly dueOn: SQL;
  readonly termDays: SQL;
  readonly paidAt: SQL;
  readonly cancelled: SQL;
}

/**
 * Returns what is still to be paid of an unpaid instalment, in halalas: the only place that says so (tests/money/owedOnce.test.ts).
 * `owedOf` of `domain/pricing/received.ts` says the same of a row.
 */
export const owedSql = ({ amount, received }: Pick<InstalmentColumns, 'amount' | 'received'>): SQL<number> =>
  sql<number>`(${amount} - ${received})::float8`;

/**
 * Returns the last Riyadh day on which an unpaid instalment is not overdue: after its due date the days of the client's payment
 * terms, and never fewer than everybody's.
 */
export function lastDayToPayOf({ dueOn, sequence, termDays }: InstalmentColumns): SQL {
  const { first, next } = overdueAfterDays;
  const grace = sql`case when ${sequence} = 1 then ${sql.raw(String(first))} else ${sql.raw(String(next))} end`;
  return sql`(${dueOn} + greatest(${grace}, ${termDays}))`;
}

/**
 * Returns the states of an instalment on a Riyadh day as conditions, of which exactly one holds. A sum whose transfer receipt is with finance
 * is under review, whatever its day.
 */
export function instalmentStatesOn(day: SQL, of: InstalmentColumns): Record<InvoiceState, SQL> {
  const unpaid = sql`${of.paidAt} is null`;
  const owed = sql`${unpaid} and not ${of.cancelled}`;
  const inReview = sql`exists (select from ${payments} as sent where sent.instalment_id = ${of.id} and sent.status = 'awaiting')`;
  const open = sql`${owed} and not ${inReview}`;
  const lastDay = lastDayToPayOf(of);
  return {
    overdue: sql`(${open} and ${lastDay} < ${day})`,
    due: sql`(${open} and ${of.dueOn} <= ${day} and ${lastDay} >= ${day})`,
    review: sql`(${owed} and ${inReview})`,
    later: sql`(${open} and ${of.dueOn} > ${day})`,
    paid: sql`(not (${unpaid}))`,
    cancelled: sql`(${unpaid} and ${of.cancelled})`,
  };
}

/** Columns of `instalments`, for conditions on its rows. */
export const ofInstalments: InstalmentColumns & { readonly clientId: SQL } = {
  clientId: qualified(instalments.clientId),
  id: qualified(instalments.id),
  amount: qualified(instalments.amount),
  received: qualified(instalments.received),
  sequence: qualified(instalments.sequence),
  dueOn: qualified(instalments.dueOn),
  termDays: qualified(instalments.termDays),
  paidAt: qualified(instalments.paidAt),
  cancelled: qualified(instalments.cancelled),
};

/** What is still to be paid of unpaid instalments, and its sum. */
export const stillOwed = owedSql(ofInstalments);
export const sumOwed = sql<number>`coalesce(sum(${stillOwed}), 0)`;

/** Oldest due date of what is unpaid, due already or later. */
export const oldestDueOn = sql`min(${ofInstalments.dueOn})`;

/** The name of an instalment's state on a Riyadh day. */
export const instalmentStateOn = (day: SQL): SQL<InvoiceState> =>
  oneOf(instalmentStatesOn(day, ofInstalments)).value as SQL<InvoiceState>;

/** Derived state of instalments: paid, cancelled, under review, or open by due date. */
export const instalmentFields: Readonly<Record<string, DerivedField>> = {
  state: oneOf(instalmentStatesOn(today, ofInstalments)),
  payBy: computed(lastDayToPayOf(ofInstalments)),
};

const replaced = sql`exists (select from ${taxDocuments} as other
  where other.replaces_id = ${qualified(taxDocuments.id)})`;
/** An invoice that no other replaces: the amounts owed on its request are demanded by it. */
const isStanding = sql`(${qualified(taxDocuments.kind)} = 'invoice' and not ${replaced})`;
const ofRequest = sql`${instalments} as i where i.request_id = ${qualified(taxDocuments.requestId)}`;
const ofInvoiced: InstalmentColumns = {
  id: sql`i.id`,
  amount: sql`i.amount`,
  received: sql`i.received`,
  sequence: sql`i.sequence`,
  dueOn: sql`i.due_on`,
  termDays: sql`i.term_days`,
  paidAt: sql`i.paid_at`,
  cancelled: sql`i.cancelled`,
};
const states = instalmentStatesOn(today, ofInvoiced);
const sumOfInvoiced = sql`coalesce(sum(${owedSql(ofInvoiced)}), 0)`;
/** Unpaid instalments that are not cancelled. */
const open = sql`${ofRequest} and i.paid_at is null and not i.cancelled`;
const has = (state: InvoiceState) => sql`exists (select from ${ofRequest} and ${states[state]})`;

/** An invoice has the most pressing state of its instalments. */
const precedence = ['overdue', 'due', 'review', 'later', 'cancelled'] as const;

const invoiceStates = Object.fromEntries(
  precedence.map((state, place) => [
    state,
    sql.join(
      [isStanding, has(state), ...precedence.slice(0, place).map((before) => sql`not ${has(before)}`)],
      sql` and `,
    ),
  ]),
);

/** Value from an invoice's instalments; null for a credit note and a replaced invoice. */
const ofInvoice = (value: SQL) => sql`(case when ${isStanding} then (${value}) end)`;
const amount = (value: SQL) => computed(ofInvoice(value));

/** Derived fields of invoices: the amount paid, from the request's instalments, and the buyer. */
export const taxDocumentFields: Readonly<Record<string, DerivedField>> = {
  state: oneOf({
    ...invoiceStates,
    replaced: sql`${qualified(taxDocuments.kind)} = 'invoice' and ${replaced}`,
    paid: sql`${isStanding} and not exists (select from ${ofRequest} and i.paid_at is null)`,
  }),
  amountDue: amount(sql`select ${sumOfInvoiced} from ${ofRequest} and (${states.overdue} or ${states.due})`),
  remaining: amount(sql`select ${sumOfInvoiced} from ${open}`),
  dueOn: computed(ofInvoice(sql`select min(i.due_on) from ${open}`)),
  payBy: computed(ofInvoice(sql`select min(${lastDayToPayOf(ofInvoiced)}) from ${open}`)),
  buyerVatNumber: computed(sql`(${qualified(taxDocuments.buyer)}->>'vatNumber')`),
};
