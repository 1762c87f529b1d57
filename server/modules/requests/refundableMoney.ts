import { sql } from 'drizzle-orm';
import { payments, refunds } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';

/** Sum paid on a request, an argument of `maxRefund`; the refunded sum is the other. */
export const paidOf = sql<number>`(select coalesce(sum(p.amount), 0)::float8 from ${payments} p
  where p.request_id = ${requests}.id and p.status = 'paid')`;
export const refundedOf = sql<number>`(select coalesce(sum(r.amount), 0)::float8 from ${refunds} r
  where r.request_id = ${requests}.id)`;
