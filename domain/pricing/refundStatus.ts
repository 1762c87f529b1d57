/**
 * `due`: finance has still to make a transfer. `sending`: a card is being given back. `failed`: the gateway would not,
 * and somebody has to decide. `done`: all of the money has moved.
 */
export type RefundStatus = 'due' | 'sending' | 'failed' | 'done';

export type RefundMethod = 'card' | 'bank_transfer' | 'mixed';

interface RefundPartState {
  readonly method: 'card' | 'bank_transfer';
  readonly sent: boolean;
  readonly failed: boolean;
}

/** Where a refund stands, by its parts: what needs a person comes before what only needs time. */
export function refundStatus(parts: readonly RefundPartState[]): RefundStatus {
  const open = parts.filter(({ sent }) => !sent);
  if (open.some(({ failed }) => failed)) return 'failed';
  if (open.some(({ method }) => method === 'card')) return 'sending';
  return open.length > 0 ? 'due' : 'done';
}

/** How a refund goes back, by its parts. */
export function refundMethod(parts: readonly Pick<RefundPartState, 'method'>[]): RefundMethod {
  const [first, ...others] = new Set(parts.map(({ method }) => method));
  return first === undefined || others.length > 0 ? 'mixed' : first;
}
