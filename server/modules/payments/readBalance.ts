import { sql } from 'drizzle-orm';
import type { RequestBalance } from '#domain/pricing/refunds';
import type { Queryable } from '#framework/server/db/connect';
import { payments, refunds, taxDocuments } from '../../db/schema/money';

/**
 * Sums of a request so far: invoiced, credited, paid and refunded; the caller that acts on them holds the request's
 * lock.
 */
export async function readBalance(db: Queryable, requestId: string): Promise<RequestBalance> {
  const documents = (kind: 'invoice' | 'credit_note') =>
    sql`(select coalesce(sum(d.total), 0)::float8 from ${taxDocuments} d
      where d.request_id = ${requestId} and d.kind = ${kind})`;
  const { rows } = await db.execute<{ [K in keyof RequestBalance]: number }>(sql`select
    ${documents('invoice')} as invoiced, ${documents('credit_note')} as credited,
    (select coalesce(sum(p.amount), 0)::float8 from ${payments} p
      where p.request_id = ${requestId} and p.status = 'paid') as paid,
    (select coalesce(sum(r.amount), 0)::float8 from ${refunds} r where r.request_id = ${requestId}) as refunded`);
  const [balance] = rows;
  if (!balance) throw new Error(`no balance of request ${requestId}`);
  return balance;
}
