import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { instalments, ledgerEntries, payments, refunds, taxDocuments } from '../../db/schema/money';
import { owedOf, receivePayment, returnSurplus } from '#domain/pricing/received';
import { type InstalmentRow, readInstalments } from '../../records/requestInstalments';
import type { RequestBalance } from '#domain/pricing/refunds';

export type PaymentRow = typeof payments.$inferSelect;

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

interface Arrival extends Partial<
  Pick<PaymentRow, 'cardBrand' | 'cardLastFour' | 'keepToken' | 'settledById' | 'receivedInto'>
> {
  /** Halalas that arrived, where they may differ from what the attempt announced. */
  readonly amount?: number;
}

/**
 * Books a payment as received: the attempt, the instalments and the ledger, in one transaction. The caller holds the request's
 * lock.
 */
export async function bookPayment(
  tx: Transaction,
  payment: PaymentRow,
  { amount = payment.amount, ...paid }: Arrival,
  now: Date,
): Promise<void> {
  const announced = amount === payment.amount ? null : payment.amount;
  await tx
    .update(payments)
    .set({ ...paid, amount, announced, status: 'paid', failure: null, settledAt: now })
    .where(eq(payments.id, payment.id));
  const { instalment, others } = await readInstalments(tx, payment);
  await writeReceived(tx, receivePayment(amount, { instalment, others }), now);
  await tx.insert(ledgerEntries).values({
    clientId: payment.clientId,
    requestId: payment.requestId,
    kind: 'payment',
    amount: -amount,
    sourceId: payment.id,
    at: now,
  });
}

async function writeReceived(tx: Transaction, changed: readonly InstalmentRow[], now: Date): Promise<void> {
  for (const { id, received, ...one } of changed) {
    const paidAt = one.paidAt ?? (owedOf({ ...one, received }) === 0 ? now : null);
    await tx.update(instalments).set({ received, paidAt }).where(eq(instalments.id, id));
  }
}

/** Takes a refund of what was paid too much from the instalments of a request. The caller holds the request's lock. */
export async function bookReturnedSurplus(
  tx: Transaction,
  requestId: string,
  returned: number,
  now: Date,
): Promise<void> {
  const rows = await tx.select().from(instalments).where(eq(instalments.requestId, requestId));
  await writeReceived(tx, returnSurplus(returned, rows), now);
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
