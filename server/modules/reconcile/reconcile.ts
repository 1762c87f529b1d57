import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { storedFigures } from './storedFigures';

/** Violated rule; amounts in halalas, visits as counts. */
interface Difference {
  readonly rule: string;
  /** The number of the request, or the place of a stored figure: its day or month, and what it counts. */
  readonly subject: string;
  readonly found: Readonly<Record<string, unknown>>;
}

export interface Reconciliation {
  /** Numbers of compared records and of differences. */
  readonly counts: Readonly<Record<string, number>>;
  /** At most `shownDifferences` per rule. */
  readonly differences: readonly Difference[];
  readonly differenceCount: number;
}

const shownDifferences = 50;

/** Rules that must hold for every request: the description of each, and the condition that violates it. */
const moneyRules: readonly (readonly [string, SQL])[] = [
  ['the ledger says what the invoices say', sql`booked_invoices <> invoiced`],
  ['the ledger says what the credit notes say', sql`booked_notes <> credited`],
  ['the ledger says what the payments say', sql`booked_payments <> paid`],
  ['the ledger says what the sent refunds say', sql`booked_refunds <> sent`],
  ['credit notes never exceed the invoice', sql`credited > invoiced`],
  ['refunds never exceed what was paid', sql`refunded > paid`],
  ['the parts of refunds come to the refunds', sql`parts <> refunded`],
  ['the instalments come to the first invoice', sql`planned <> first_invoiced`],
  ['one invoice stands, the others are replaced', sql`standing > 1`],
  [
    'payments − refunds = invoices − credit notes − open balance + surplus',
    sql`not cancelled and paid - refunded <> invoiced - credited - open + surplus`,
  ],
  ['nothing is paid too much while something is owed', sql`open > 0 and surplus > 0`],
  [
    'the instalments have received what was paid, less what was returned',
    sql`received > paid or received < paid - refunded`,
  ],
  // Money received after a cancellation is held without an invoice until it is refunded.
  [
    'a cancelled request holds at least what is still invoiced',
    sql`cancelled and paid - refunded < invoiced - credited`,
  ],
];

const visitRules: readonly (readonly [string, SQL])[] = [
  ['visits bought = used + left + returned', sql`bought <> used + "left" + returned`],
  ['visits used are those that requests have drawn', sql`used <> drawn`],
  ['nothing is left in a purchase that was cancelled or refunded', sql`closed and "left" <> 0`],
];

/** Contradictions between rows of one payment or refund, each with its request. */
const rowRules: readonly (readonly [string, SQL])[] = [
  [
    'an instalment is paid once its amount has arrived',
    sql`select 'R-' || r.number as subject, i.sequence, i.amount, i.received, i.paid_at is not null as marked
      from instalments i join requests r on r.id = i.request_id
      where (i.paid_at is not null) <> (i.received >= i.amount) or i.received < 0`,
  ],
  [
    'a refund is done when all of its parts have gone',
    sql`select 'R-' || r.number as subject, f.code, f.status from refunds f join requests r on r.id = f.request_id
      where (f.status = 'done') <> not exists
        (select 1 from refund_parts part where part.refund_id = f.id and part.sent_at is null)`,
  ],
  [
    'no payment gives back more than it brought',
    sql`select 'R-' || r.number as subject, p.code, p.amount, sum(part.amount) as refunded
      from refund_parts part join payments p on p.id = part.payment_id join requests r on r.id = p.request_id
      group by r.number, p.id having sum(part.amount) > p.amount`,
  ],
  [
    'a request can be refunded exactly while more was paid than refunded',
    sql`select 'R-' || r.number as subject, r.is_refundable as offered, coalesce(held.amount, 0) as held
      from requests r left join (
        select request_id, sum(amount) as amount from (
          select request_id, amount from payments where status = 'paid'
          union all select request_id, -amount from refunds) moved
        group by 1) held on held.request_id = r.id
      where r.is_refundable <> (coalesce(held.amount, 0) > 0)`,
  ],
];

/**
 * Checks, in the database and over all rows, that money and visits add up, and that stored figures are what they count. Reads only, in one snapshot: a concurrent payment
 * appears on both sides or on neither.
 */
export async function reconcile(db: Queryable): Promise<Reconciliation> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const broken = [
        ...moneyRules.map(
          ([rule, when]) => [rule, sql`select * from (${requestMoney}) money where ${when}`] as const,
        ),
        ...visitRules.map(
          ([rule, when]) => [rule, sql`select * from (${purchaseVisits}) visits where ${when}`] as const,
        ),
        ...rowRules,
        ...storedFigures,
      ];
      const differences: Difference[] = [];
      let differenceCount = 0;
      for (const [rule, query] of broken) {
        const { rows } = await tx.execute<Record<string, unknown>>(
          sql`select *, count(*) over () as "count" from (${query}) broken order by subject limit ${shownDifferences}`,
        );
        differenceCount += Number(rows[0]?.['count'] ?? 0);
        for (const { subject, count: _, ...found } of rows)
          differences.push({ rule, subject: String(subject), found });
      }
      return { counts: await countAll(tx), differences, differenceCount };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The totals, in halalas and visits. */
async function countAll(tx: Queryable): Promise<Record<string, number>> {
  const { rows: money } = await tx.execute<Record<string, string>>(sql`select count(*) as requests,
    sum(invoiced) as invoiced, sum(credited) as credited, sum(paid) as paid, sum(refunded) as refunded,
    sum(sent) as sent, sum(open) as open, sum(surplus) as surplus,
    sum(case when cancelled then paid - refunded - (invoiced - credited) else 0 end) as held
    from (${requestMoney}) money`);
  const { rows: visits } = await tx.execute<Record<string, string>>(sql`select count(*) as purchases,
    sum(bought) as bought, sum(used) as used, sum("left") as "left", sum(returned) as returned
    from (${purchaseVisits}) visits`);
  const { rows: ledger } = await tx.execute<Record<string, string>>(sql`select count(*) as entries,
    -sum(amount) filter (where kind = 'payment') as received, sum(amount) filter (where kind = 'refund') as "returnedMoney"
    from ledger_entries`);
  return Object.fromEntries(
    Object.entries({ ...money[0], ...visits[0], ...ledger[0] }).map(([name, value]) => [
      name,
      Number(value ?? 0),
    ]),
  );
}

/**
 * Amounts of each request with money, from the original rows. The database computes every sum in one pass over its table, so
 * memory use does not depend on the number of requests.
 */
const requestMoney = sql`
  with documents as (
    select request_id, sum(total) filter (where kind = 'invoice') as invoiced,
      sum(total) filter (where kind = 'invoice' and replaces_id is null) as first_invoiced,
      count(*) filter (where kind = 'invoice') - count(replaces_id) as standing,
      sum(total) filter (where kind = 'credit_note') as credited
    from tax_documents group by 1
  ), arrived as (
    select request_id, sum(amount) as paid from payments where status = 'paid' group by 1
  ), planned as (
    select request_id, sum(amount) as planned, sum(received) as received,
      sum(greatest(amount - received, 0)) as unpaid, sum(greatest(received - amount, 0)) as surplus
    from instalments group by 1
  ), decided as (
    select request_id, sum(amount) as refunded from refunds group by 1
  ), sent as (
    select r.request_id, sum(part.amount) as parts, sum(part.amount) filter (where part.sent_at is not null) as sent
    from refund_parts part join refunds r on r.id = part.refund_id group by 1
  ), booked as (
    select request_id, coalesce(sum(amount) filter (where kind = 'invoice'), 0) as invoices,
      coalesce(-sum(amount) filter (where kind = 'credit_note'), 0) as notes,
      coalesce(-sum(amount) filter (where kind = 'payment'), 0) as payments,
      coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunds
    from ledger_entries group by 1
  )
  select 'R-' || r.number as subject, r.status = 'cancelled' as cancelled,
    coalesce(documents.invoiced, 0) as invoiced, coalesce(documents.credited, 0) as credited,
    coalesce(documents.first_invoiced, 0) as first_invoiced, coalesce(documents.standing, 0) as standing,
    coalesce(arrived.paid, 0) as paid, coalesce(decided.refunded, 0) as refunded, coalesce(sent.sent, 0) as sent,
    coalesce(planned.planned, 0) as planned, coalesce(planned.received, 0) as received, coalesce(planned.surplus, 0) as surplus,
    case when r.status = 'cancelled' then 0 else coalesce(planned.unpaid, 0) end as open,
    coalesce(sent.parts, 0) as parts, coalesce(booked.invoices, 0) as booked_invoices,
    coalesce(booked.notes, 0) as booked_notes, coalesce(booked.payments, 0) as booked_payments,
    coalesce(booked.refunds, 0) as booked_refunds
  from requests r
    left join documents on documents.request_id = r.id left join arrived on arrived.request_id = r.id
    left join planned on planned.request_id = r.id left join decided on decided.request_id = r.id
    left join sent on sent.request_id = r.id left join booked on booked.request_id = r.id
  where coalesce(documents.request_id, arrived.request_id, planned.request_id, decided.request_id, booked.request_id)
    is not null`;

/** Balance of each purchase, and the units drawn by its requests; units are vehicles, or one visit. */
const purchaseVisits = sql`
  with units as (
    select r.id, r.purchase_id, greatest(1, count(v.id)) as units
    from requests r left join request_vehicles v on v.request_id = r.id
    where r.purchase_id is not null and r.status <> 'cancelled' group by 1
  ), drawn as (
    select purchase_id, sum(units) as drawn from units group by 1
  )
  select 'R-' || r.number as subject, (r.package->>'quantity')::int as bought, p.used, p.quantity - p.used as "left",
    p.returned, coalesce(drawn.drawn, 0) as drawn, p.closed_at is not null as closed
  from package_purchases p join requests r on r.id = p.request_id left join drawn on drawn.purchase_id = p.id`;
