import { sql } from 'drizzle-orm';

/**
 * Amounts of each request with money, from their original rows. The database groups every sum in one pass over its
 * table, so that memory is constant in the number of requests.
 */
export const requestMoney = sql`
  with documents as (
    select request_id, sum(total) filter (where kind = 'invoice') as invoiced,
      sum(total) filter (where kind = 'credit_note') as credited
    from tax_documents group by 1
  ), received as (
    select request_id, sum(amount) as paid from payments where status = 'paid' group by 1
  ), planned as (
    select request_id, sum(amount) as planned, sum(amount) filter (where paid_at is null) as unpaid
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
  select 'R-' || r.number as request, r.status = 'cancelled' as cancelled,
    coalesce(documents.invoiced, 0) as invoiced, coalesce(documents.credited, 0) as credited,
    coalesce(received.paid, 0) as paid, coalesce(decided.refunded, 0) as refunded, coalesce(sent.sent, 0) as sent,
    coalesce(planned.planned, 0) as planned,
    case when r.status = 'cancelled' then 0 else coalesce(planned.unpaid, 0) end as open,
    coalesce(sent.parts, 0) as parts, coalesce(booked.invoices, 0) as booked_invoices,
    coalesce(booked.notes, 0) as booked_notes, coalesce(booked.payments, 0) as booked_payments,
    coalesce(booked.refunds, 0) as booked_refunds
  from requests r
    left join documents on documents.request_id = r.id left join received on received.request_id = r.id
    left join planned on planned.request_id = r.id left join decided on decided.request_id = r.id
    left join sent on sent.request_id = r.id left join booked on booked.request_id = r.id
  where coalesce(documents.request_id, received.request_id, planned.request_id, decided.request_id, booked.request_id)
    is not null`;

/** Balance of each purchase next to the units drawn by its requests; units are vehicles, or one visit. */
export const purchaseVisits = sql`
  with units as (
    select r.id, r.purchase_id, greatest(1, count(v.id)) as units
    from requests r left join request_vehicles v on v.request_id = r.id
    where r.purchase_id is not null and r.status <> 'cancelled' group by 1
  ), drawn as (
    select purchase_id, sum(units) as drawn from units group by 1
  )
  select 'R-' || r.number as request, (r.package->>'quantity')::int as bought, p.used, p.quantity - p.used as "left",
    p.returned, coalesce(drawn.drawn, 0) as drawn, p.closed_at is not null as closed
  from package_purchases p join requests r on r.id = p.request_id left join drawn on drawn.purchase_id = p.id`;
