import { z } from 'zod';
import type { AppContext } from '#framework/server/http/appContext';
import { addJob } from '#framework/server/jobs/addJob';
import { expireAttempt, isOutOfTime } from './attemptLife';
import { settleCardPayment } from './settleCardPayment';

const minute = 60;
/** Seconds between one look and the next: 2, 10 and 31 minutes after the attempt, then 2 hours and a day. */
const waits = [2 * minute, 8 * minute, 21 * minute, 89 * minute, 22 * 60 * minute] as const;
/** Check after which a payment unknown to the gateway has failed. */
const unknownFailsFrom = 2;

export const firstRecheckSeconds = waits[0];

const payload = z.object({ paymentId: z.uuid(), attempt: z.number().int().default(0) });

/** Looks after a card payment whose payer did not come back, and after a closed one that the bank may still approve. */
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
