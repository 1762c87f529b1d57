import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { transitions } from '#domain/workflow/requestWorkflow';
import type { GatewayPayment } from '../../adapters/cardGateway';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { instalments, payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { ApiError } from 'sijil/server/http/apiError';
import { performTransition } from '../../workflow/performTransition';
import type { RequestRow } from '../../workflow/effect';
import { notifyAbout } from '../notifications/notify';
import { askGateway, expireAttempt, isOutOfTime, reverseLate } from './lateAttempts';
import { bookPayment, type PaymentRow } from './instalments';
import { keepCard } from './savedCards';
import { onlyRow } from 'sijil/server/db/storedRows';
import { addJob } from 'sijil/server/jobs/addJob';

const minute = 60;
/** Seconds between checks: 2, 10 and 31 minutes after the attempt, then 2 hours and a day. */
const waits = [2 * minute, 8 * minute, 21 * minute, 89 * minute, 22 * 60 * minute] as const;
/** Number of the check from which a payment unknown to the gateway counts as failed. */
const unknownFailsFrom = 2;

export const firstRecheckSeconds = waits[0];

const payload = z.object({ paymentId: z.uuid(), attempt: z.number().int().default(0) });

/** Checks a card payment whose payer did not return, or a closed one that the bank may still approve. */
export async function recheckPayment(api: AppContext, input: unknown): Promise<void> {
  const { paymentId, attempt } = payload.parse(input);
  const payment = await settleCardPayment(api, paymentId, { unknownFails: attempt >= unknownFailsFrom });
  if (payment.status === 'initiated' && isOutOfTime(payment, api.clock())) await expireAttempt(api, payment);
  const wait = waits[attempt + 1];
  if (!['initiated', 'expired'].includes(payment.status) || wait === undefined) return;
  await addJob(api.db, 'recheckPayment', { paymentId, attempt: attempt + 1 }, { delaySeconds: wait });
}

/** Job that the webhook queues: checks the payment once, now. */
export async function settleQueuedPayment(api: AppContext, input: unknown): Promise<void> {
  await settleCardPayment(api, payload.parse(input).paymentId);
}

interface SettleOptions {
  /** True once its creation cannot still be in progress: a payment unknown to the gateway has then failed. */
  readonly unknownFails?: boolean;
}

/**
 * Settles a card payment by the gateway's answer, and returns the payment. The browser's return, the webhook and the job all
 * call it; later calls find it settled and change nothing.
 * @throws ApiError not_found for an unknown card payment, gateway_unavailable if the gateway cannot be reached.
 */
export async function settleCardPayment(
  api: AppContext,
  paymentId: string,
  { unknownFails = false }: SettleOptions = {},
): Promise<PaymentRow> {
  const [payment] = await api.db.select().from(payments).where(eq(payments.id, paymentId));
  if (payment?.method !== 'card') throw new ApiError('not_found');
  if (payment.status === 'expired') return reverseLate(api, payment);
  if (payment.status !== 'initiated') return payment;
  // Fetched before the transaction: no row is locked while we wait for an external server.
  const seen = await askGateway(api, payment.id);
  const verdict = judgePayment(payment, seen, unknownFails);
  if (verdict === 'disbelieved')
    api.app.log.error(
      {
        payment: payment.id,
        expected: payment.amount,
        seen: seen && { id: seen.id, status: seen.status, amount: seen.amount },
      },
      'the gateway reports a payment that is not ours',
    );
  if (verdict !== 'paid' && verdict !== 'failed') return payment;
  const settled = await api.db.transaction((tx) => settle(api, tx, payment, verdict, seen));
  // Closed while the gateway was queried: the money taken by the bank is returned.
  return settled.status === 'expired' ? reverseLate(api, settled) : settled;
}

async function settle(
  api: AppContext,
  tx: Transaction,
  { id, requestId }: PaymentRow,
  verdict: 'paid' | 'failed',
  seen: GatewayPayment | null,
): Promise<PaymentRow> {
  // Locks the request first, as every transition does, so that concurrent settlements queue instead of deadlocking.
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId)).for('update');
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!request || !payment) throw new ApiError('not_found');
  if (payment.status !== 'initiated') return payment;
  if (verdict === 'failed') {
    await tx
      .update(payments)
      .set({ status: 'failed', failure: seen?.message ?? null, keepToken: null, settledAt: api.clock() })
      .where(eq(payments.id, id));
  } else {
    const card = { cardBrand: seen?.brand ?? null, cardLastFour: seen?.lastFour ?? null };
    await keepCard(tx, payment, api.clock());
    await bookPayment(tx, payment, { ...card, keepToken: null }, api.clock());
    await goOn(api, tx, request, payment);
  }
  return onlyRow(await tx.select().from(payments).where(eq(payments.id, id)));
}

/** Moves the request on once the first instalment is paid; after a second one only notifies. */
async function goOn(
  api: AppContext,
  tx: Transaction,
  request: RequestRow,
  { instalmentId }: PaymentRow,
): Promise<void> {
  const [instalment] = await tx.select().from(instalments).where(eq(instalments.id, instalmentId));
  if (!instalment?.paidAt) return;
  if (instalment.sequence !== 1) {
    await notifyAbout(api, tx, request, 'nextPaymentReceived', 'client', { actor: null });
    await notifyAbout(api, tx, request, 'nextPaymentReceived', 'operations', { actor: null });
    return;
  }
  // A late payment of a request in a later status stays booked, for finance to refund.
  if (!transitions.settlePayment.from.includes(request.status)) return;
  await performTransition(api, { requestId: request.id, name: 'settlePayment', actor: null }, tx);
}

/** `disbelieved`: the gateway's payment under our id differs from our request. */
type Verdict = 'paid' | 'failed' | 'open' | 'disbelieved';

const verdicts: Readonly<Record<GatewayPayment['status'], Verdict>> = {
  paid: 'paid',
  captured: 'paid',
  failed: 'failed',
  voided: 'failed',
  refunded: 'failed',
  initiated: 'open',
  authorized: 'open',
  verified: 'open',
};

/** Verdict on one of our payments from the gateway's data: accepted only for our id, our amount and our currency. */
function judgePayment(
  payment: Pick<PaymentRow, 'id' | 'amount'>,
  seen: GatewayPayment | null,
  unknownFails: boolean,
): Verdict {
  if (seen === null) return unknownFails ? 'failed' : 'open';
  const ours = seen.id === payment.id && seen.amount === payment.amount && seen.currency === 'SAR';
  return ours ? verdicts[seen.status] : 'disbelieved';
}
