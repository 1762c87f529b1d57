import { and, eq } from 'drizzle-orm';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import type { Api } from '../../api';
import type { Transaction } from '../../db/connect';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/apiError';
import { performTransition } from '../../workflow/performTransition';
import { bookPayment, type PaymentRow } from './instalments';

interface Decision {
  readonly version: number;
  readonly reason?: string;
}

/** Finance has found the transfer on the bank statement. */
export async function confirmTransfer(
  api: Api,
  actor: Actor,
  requestId: string,
  { version }: Decision,
): Promise<void> {
  const name = await transitionAt(api, requestId, ['confirmPayment', 'confirmNextPayment']);
  await performTransition(api, {
    requestId,
    name,
    actor,
    version,
    act: async (tx) => {
      const payment = await awaitingTransfer(tx, requestId);
      await bookPayment(tx, payment, { settledById: actor.userId }, api.clock());
    },
  });
}

/** Finance has not; the client may pay in another way. */
export async function rejectTransfer(
  api: Api,
  actor: Actor,
  requestId: string,
  { version, reason }: Decision & { readonly reason: string },
): Promise<void> {
  const name = await transitionAt(api, requestId, ['rejectPayment', 'rejectNextPayment']);
  await performTransition(api, {
    requestId,
    name,
    actor,
    version,
    reason,
    act: async (tx) => {
      const { id } = await awaitingTransfer(tx, requestId);
      await tx
        .update(payments)
        .set({ status: 'refused', failure: reason, settledAt: api.clock(), settledById: actor.userId })
        .where(eq(payments.id, id));
    },
  });
}

/** Which of two steps the table allows where the request stands: the first payment's or the next one's. */
async function transitionAt(
  api: Api,
  requestId: string,
  [first, next]: readonly [TransitionName, TransitionName],
): Promise<TransitionName> {
  const [request] = await api.db
    .select({ status: requests.status })
    .from(requests)
    .where(eq(requests.id, requestId));
  if (!request) throw new ApiError('not_found');
  return transitions[next].from.includes(request.status) ? next : first;
}

async function awaitingTransfer(tx: Transaction, requestId: string): Promise<PaymentRow> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.requestId, requestId), eq(payments.status, 'awaiting')))
    .for('update');
  if (!payment) throw new ApiError('no_pending_payment');
  return payment;
}
