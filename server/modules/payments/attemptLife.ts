import { and, eq, type SQL } from 'drizzle-orm';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { addJob } from '#framework/server/jobs/addJob';
import type { Effect } from '../../workflow/effect';
import type { PaymentRow } from './instalments';

/**
 * Time in milliseconds that a payer may take on the bank's page; afterwards the attempt is closed and its money is
 * returned.
 */
const attemptLifeMs = 30 * 60_000;

/** True once an attempt has had its time. */
export function isOutOfTime({ createdAt }: Pick<PaymentRow, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= attemptLifeMs;
}

/**
 * Closes card attempts that the bank has not decided and answers those that it closed; the caller holds the request's
 * lock. The gateway cannot take such a payment back, so it is looked at again: approved all the same, it is reversed.
 */
async function closeAttempts(tx: Transaction, which: SQL, now: Date): Promise<string[]> {
  const closed = await tx
    .update(payments)
    .set({ status: 'expired', settledAt: now })
    .where(and(eq(payments.status, 'initiated'), which))
    .returning({ id: payments.id });
  for (const { id } of closed) await addJob(tx, 'settlePayment', { paymentId: id }, { key: `settle:${id}` });
  return closed.map(({ id }) => id);
}

/** Closes one attempt because another takes its place; false when it has been decided meanwhile. */
export async function replaceAttempt(tx: Transaction, id: string, now: Date): Promise<boolean> {
  return (await closeAttempts(tx, eq(payments.id, id), now)).length > 0;
}

/** Closes an attempt that has had its time, unless it has been decided meanwhile. */
export async function expireAttempt(api: AppContext, { id, requestId }: PaymentRow): Promise<void> {
  await api.db.transaction(async (tx) => {
    await tx.select({ id: requests.id }).from(requests).where(eq(requests.id, requestId)).for('update');
    await closeAttempts(tx, eq(payments.id, id), api.clock());
  });
}

/** Closes the attempts of a cancelled request, also of a payer who is still at the bank's page. */
export const closePayments: Effect = async ({ tx, request, now }) => {
  await closeAttempts(tx, eq(payments.requestId, request.id), now);
};
