import { and, eq } from 'drizzle-orm';
import { isolateLtr } from 'sijil/base/formats/bidi';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { owedOf } from '#domain/pricing/received';
import type { arrivalBody } from '#domain/requests/orderBodies';
import type { reasonBody } from '#domain/requests/stepBodies';
import type { RequestStatus } from '#domain/workflow/statuses';
import type { Language } from 'sijil/base/i18n/localized';
import type { ShapeValues } from 'sijil/schema/shape';
import { textTable } from 'sijil/schema/texts/textTable';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import { performTransition } from '../../workflow/performTransition';
import { readCompany } from '../settings/readCompany';
import { readInstalments } from '../../records/requestInstalments';
import { bookPayment, type PaymentRow } from './instalments';

interface Caller {
  readonly actor: Actor;
  readonly language: Language;
}

const noReason = textTable('checks/confirmTransfer/noReason', {
  ar: 'اكتب للعميل سبب اختلاف المبلغ عمّا أعلنه.',
  en: 'Tell the client why another amount arrived than the one announced.',
});

/**
 * Finance has found a transfer on the bank statement, with the sum that arrived. A part leaves the request where the client pays
 * the rest; a surplus pays towards the next instalment or becomes the client's credit (rules 4.6).
 */
export async function confirmTransfer(
  api: AppContext,
  { actor, language }: Caller,
  requestId: string,
  { version, amount, reason }: ShapeValues<typeof arrivalBody>,
): Promise<void> {
  await api.db.transaction(async (tx) => {
    // Locked before the step is chosen: whether it is a part depends on what others have booked.
    const status = await lockStatus(tx, requestId);
    const payment = await awaitingTransfer(tx, requestId);
    const owed = payment ? owedOf((await readInstalments(tx, payment)).instalment) : 0;
    const names = payment && amount < owed ? confirmations.part : confirmations.all;
    await performTransition(
      api,
      {
        requestId,
        name: names.find((name) => transitions[name].from.includes(status)) ?? names[0],
        actor,
        version,
        ...(reason && { reason }),
        action: async () => {
          if (!payment) throw new ApiError('no_pending_payment');
          if (amount !== payment.amount && !reason) throw fieldError('reason', noReason[language]);
          const { bank } = await readCompany(tx);
          await assertUnused(tx, payment, bank.iban);
          const arrival = { amount, settledById: actor.userId, receivedInto: bank.iban };
          await bookPayment(tx, payment, arrival, api.clock());
        },
      },
      tx,
    );
  });
}

/** Steps by which a transfer is confirmed, of which the request's status chooses; of an order that was cancelled nothing is owed. */
const confirmations = {
  all: ['confirmPayment', 'confirmNextPayment', 'confirmLatePayment'],
  part: ['confirmPartPayment', 'confirmPartOfNextPayment', 'confirmLatePayment'],
} as const satisfies Record<string, readonly TransitionName[]>;

async function lockStatus(tx: Transaction, requestId: string): Promise<RequestStatus> {
  const [request] = await tx
    .select({ status: requests.status })
    .from(requests)
    .where(eq(requests.id, requestId))
    .for('update');
  if (!request) throw new ApiError('not_found');
  return request.status;
}

/** Rejects a transfer that finance has not found; the client may pay in another way. */
export async function rejectTransfer(
  api: AppContext,
  actor: Actor,
  requestId: string,
  { version, reason }: ShapeValues<typeof reasonBody>,
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
      const payment = await awaitingTransfer(tx, requestId);
      if (!payment) throw new ApiError('no_pending_payment');
      await tx
        .update(payments)
        .set({ status: 'refused', failure: reason, settledAt: api.clock(), settledById: actor.userId })
        .where(eq(payments.id, payment.id));
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

async function awaitingTransfer(tx: Transaction, requestId: string): Promise<PaymentRow | undefined> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.requestId, requestId), eq(payments.status, 'awaiting')))
    .for('update');
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
