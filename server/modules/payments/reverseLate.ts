import { eq, sql } from 'drizzle-orm';
import { type GatewayPayment, GatewayRefusal } from '../../adapters/cardGateway';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { notifyAbout } from '../notifications/notify';
import type { PaymentRow } from './instalments';
import { onlyRow } from '#framework/server/db/storedRows';
import { ApiError } from '#framework/server/http/apiError';

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
 * Reverses an attempt that was paid after it was closed. Its money is returned at once, before it ever counts as paid:
 * the order may have been paid otherwise, or cancelled. Running again returns nothing twice.
 * @throws ApiError gateway_unavailable, or the gateway's own error when it is not known whether it returned the money
 */
export async function reverseLate(api: AppContext, { id }: PaymentRow): Promise<PaymentRow> {
  return api.db.transaction(async (tx) => {
    // Serialised for each payment; no row is locked during the gateway's call.
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

/** Voids a payment while it can be, else refunds it; false when the gateway will do neither. */
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
  { requestId }: PaymentRow,
  kind: 'paymentReversed' | 'reversalFailed',
): Promise<void> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId));
  if (!request) throw new Error(`request ${requestId} vanished`);
  await notifyAbout(api, tx, request, kind, kind === 'paymentReversed' ? 'client' : 'finance', {
    actor: null,
  });
}

/** The payment as the gateway has it; null when it knows none. @throws ApiError gateway_unavailable. */
export async function askGateway(api: AppContext, paymentId: string): Promise<GatewayPayment | null> {
  try {
    return await api.gateway.fetch(paymentId);
  } catch (error) {
    api.app.log.warn({ err: error, paymentId }, 'the card gateway did not answer');
    throw new ApiError('gateway_unavailable');
  }
}
