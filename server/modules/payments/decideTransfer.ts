import { and, eq } from 'drizzle-orm';
import { isolateLtr } from 'sijil/base/formats/bidi';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { ApiError } from 'sijil/server/http/apiError';
import { performTransition } from '../../workflow/performTransition';
import { readCompany } from '../settings/readCompany';
import { bookPayment, type PaymentRow } from './instalments';

interface Decision {
  readonly version: number;
  readonly reason?: string;
}

/** Finance has found the transfer on the bank statement. */
export async function confirmTransfer(
  api: AppContext,
  actor: Actor,
  requestId: string,
  { version }: Decision,
): Promise<void> {
  const name = await transitionAt(api, requestId, [
    'confirmPayment',
    'confirmNextPayment',
    'confirmLatePayment',
  ]);
  await performTransition(api, {
    requestId,
    name,
    actor,
    version,
    action: async (tx) => {
      const payment = await awaitingTransfer(tx, requestId);
      const { bank } = await readCompany(tx);
      await assertUnused(tx, payment, bank.iban);
      await bookPayment(tx, payment, { settledById: actor.userId, receivedInto: bank.iban }, api.clock());
    },
  });
}

/** Rejects a transfer that finance has not found; the client may pay in another way. */
export async function rejectTransfer(
  api: AppContext,
  actor: Actor,
  requestId: string,
  { version, reason }: Decision & { readonly reason: string },
): Promise<void> {
  const name = await transitionAt(api, requestId, [
    'rejectPayment',
    'rejectNextPayment',
    'rejectLatePayment',
  ]);
  await performTransition(api, {
    requestId,
    name,
    actor,
    version,
    reason,
    action: async (tx) => {
      const { id } = await awaitingTransfer(tx, requestId);
      await tx
        .update(payments)
        .set({ status: 'refused', failure: reason, settledAt: api.clock(), settledById: actor.userId })
        .where(eq(payments.id, id));
    },
  });
}

/** First of these steps that the request's status allows; if none is, the first one, whose refusal gives the reason. */
async function transitionAt(
  api: AppContext,
  requestId: string,
  names: readonly [TransitionName, ...TransitionName[]],
): Promise<TransitionName> {
  const [request] = await api.db
    .select({ status: requests.status })
    .from(requests)
    .where(eq(requests.id, requestId));
  if (!request) throw new ApiError('not_found');
  return names.find((name) => transitions[name].from.includes(request.status)) ?? names[0];
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

/**
 * Checks that a received transfer pays only one instalment. The index on payments enforces the same for concurrent
 * confirmations.
 * @throws ApiError transfer_already_used with the other request's number.
 */
async function assertUnused(tx: Transaction, { referenceKey }: PaymentRow, iban: string): Promise<void> {
  if (referenceKey === null) return;
  const [other] = await tx
    .select({ code: requests.code })
    .from(payments)
    .innerJoin(requests, eq(requests.id, payments.requestId))
    .where(
      and(
        eq(payments.receivedInto, iban),
        eq(payments.referenceKey, referenceKey),
        eq(payments.status, 'paid'),
      ),
    );
  if (other) throw new ApiError('transfer_already_used', { request: isolateLtr(other.code) });
}
