import type { GatewayPayment } from '../../adapters/cardGateway';
import type { PaymentRow } from './instalments';

/** `disbelieved`: what the gateway holds under our id is not what we asked for. */
export type Verdict = 'paid' | 'failed' | 'open' | 'disbelieved';

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
export function judgePayment(
  payment: Pick<PaymentRow, 'id' | 'amount'>,
  seen: GatewayPayment | null,
  unknownFails: boolean,
): Verdict {
  if (seen === null) return unknownFails ? 'failed' : 'open';
  const ours = seen.id === payment.id && seen.amount === payment.amount && seen.currency === 'SAR';
  return ours ? verdicts[seen.status] : 'disbelieved';
}
