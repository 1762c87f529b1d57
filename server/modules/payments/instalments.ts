import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { instalments, ledgerEntries, payments, refunds, taxDocuments } from '../../db/schema/money';
import type { RequestBalance } from '#domain/pricing/refunds';

export type PaymentRow = typeof payments.$inferSelect;

type InstalmentRow = typeof instalments.$inferSelect;

/** Instalment of a request to pay: the one due at signature, or the next one after it. */
export type InstalmentChoice = 'first' | 'next';

export const chosenInstalment = (choice: InstalmentChoice): SQL =>
  choice === 'first' ? eq(instalments.sequence, 1) : sql`${instalments.sequence} > 1`;

/** Chosen instalment, if it is still unpaid. */
export async function openInstalment(
  db: Queryable,
  requestId: string,
  choice: InstalmentChoice,
): Promise<InstalmentRow | undefined> {
  const [instalment] = await db
    .select()
    .from(instalments)
    .where(and(eq(instalments.requestId, requestId), isNull(instalments.paidAt), chosenInstalment(choice)))
    .orderBy(asc(instalments.sequence))
    .limit(1);
  return instalment;
}

/** Books a payment as received: the attempt, its instalment and the ledger, in one transaction. */
export async function bookPayment(
  tx: Transaction,
  payment: PaymentRow,
  paid: Partial<
    Pick<PaymentRow, 'cardBrand' | 'cardLastFour' | 'keepToken' | 'settledById' | 'receivedInto'>
  >,
  now: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...paid, status: 'paid', failure: null, settledAt: now })
    .where(eq(payments.id, payment.id));
  await tx.update(instalments).set({ paidAt: now }).where(eq(instalments.id, payment.instalmentId));
  await tx.insert(ledgerEntries).values({
    clientId: payment.clientId,
    requestId: payment.requestId,
    kind: 'payment',
    amount: -payment.amount,
    sourceId: payment.id,
    at: now,
  });
}

/** Present sums of a request: invoiced, credited, paid and refunded; a caller that acts on them holds the request's lock. */
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
