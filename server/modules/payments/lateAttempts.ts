import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { addJob } from 'sijil/server/jobs/addJob';
import type { Effect } from '../../workflow/effect';
import type { PaymentRow } from './instalments';
import { type GatewayPayment, GatewayRefusal } from '../../adapters/cardGateway';
import { notifyAbout } from '../notifications/notify';
import { onlyRow } from 'sijil/server/db/storedRows';
import { ApiError } from 'sijil/server/http/apiError';

/**
 * Time in milliseconds that a payer may take on the bank's page; afterwards the attempt is closed and its money is
 * returned.
 */
const attemptLifeMs = 30 * 60_000;

/** True once an attempt's time is over. */
export function isOutOfTime({ createdAt }: Pick<PaymentRow, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= attemptLifeMs;
}

/**
 * Closes undecided card attempts and returns the closed ones; the caller holds the request's lock. The gateway cannot void
 * such a payment, so a job checks it again and reverses it if the bank still approves it.
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

/** Closes one attempt in favour of another; false if it has been decided since. */
export async function replaceAttempt(tx: Transaction, id: string, now: Date): Promise<boolean> {
  return (await closeAttempts(tx, eq(payments.id, id), now)).length > 0;
}

/** Closes an expired attempt, unless it has been decided since. */
export async function expireAttempt(api: AppContext, { id, requestId }: PaymentRow): Promise<void> {
  await api.db.transaction(async (tx) => {
    await tx.select({ id: requests.id }).from(requests).where(eq(requests.id, requestId)).for('update');
    await closeAttempts(tx, eq(payments.id, id), api.clock());
  });
}

/** Closes the attempts of a cancelled request, even if the payer is still on the bank's page. */
export const closePayments: Effect = async ({ tx, request, now }) => {
  await closeAttempts(tx, eq(payments.requestId, request.id), now);
};

type Whereabouts = 'nothing' | 'taken' | 'returned';

const whereabouts: Readonly<Record<GatewayPayment['status'], Whereabouts>> = {
  initiated: 'nothing',
  verified: 'nothing',
  failed: 'nothing',
  paid: 'taken',
  captured: 'taken',
  authorized: 'taken',
  voided: 'returned',
  refunded: 'returned',
};

/**
 * Reverses an attempt that was paid after it was closed. Its money is returned at once and never counts as paid: the order
 * may have been paid otherwise, or cancelled. Idempotent: nothing is returned twice.
 * @throws ApiError gateway_unavailable, or the gateway's own error if it is unknown whether the money was returned
 */
export async function reverseLate(api: AppContext, { id }: PaymentRow): Promise<PaymentRow> {
  return api.db.transaction(async (tx) => {
    // Serialised per payment by an advisory lock; no row is locked during the gateway's call.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id));
    if (!payment) throw new Error(`payment ${id} vanished`);
    if (payment.status !== 'expired') return payment;
    const seen = await askGateway(api, id);
    const money = seen ? whereabouts[seen.status] : 'nothing';
    if (seen === null || money === 'nothing') return payment;
    if (money === 'taken' && !(await giveBack(api, seen))) {
      await notifyOfReversal(api, tx, payment, 'reversalFailed');
      return payment;
    }
    const reversed = await tx
      .update(payments)
      .set({
        status: 'reversed',
        settledAt: api.clock(),
        cardBrand: seen.brand,
        cardLastFour: seen.lastFour,
      })
      .where(eq(payments.id, id))
      .returning();
    await notifyOfReversal(api, tx, payment, 'paymentReversed');
    return onlyRow(reversed);
  });
}

/** Voids a payment if possible, otherwise refunds it; false if the gateway does neither. */
async function giveBack(api: AppContext, { id, amount, refunded }: GatewayPayment): Promise<boolean> {
  const attempts = [() => api.gateway.void(id), () => api.gateway.refund(id, amount - refunded)];
  for (const attempt of attempts) {
    try {
      await attempt();
      return true;
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      api.app.log.warn({ err: error, paymentId: id }, 'the card gateway did not return a late payment');
    }
  }
  return false;
}

async function notifyOfReversal(
  api: AppContext,
  tx: Transaction,
  { requestId, amount }: PaymentRow,
  kind: 'paymentReversed' | 'reversalFailed',
): Promise<void> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId));
  if (!request) throw new Error(`request ${requestId} vanished`);
  await notifyAbout(api, tx, request, kind, kind === 'paymentReversed' ? 'client' : 'finance', {
    actor: null,
    amount,
  });
}

/** The payment as the gateway reports it; null if unknown there. @throws ApiError gateway_unavailable. */
export async function askGateway(api: AppContext, paymentId: string): Promise<GatewayPayment | null> {
  try {
    return await api.gateway.fetch(paymentId);
  } catch (error) {
    api.app.log.warn({ err: error, paymentId }, 'the card gateway did not answer');
    throw new ApiError('gateway_unavailable');
  }
}
