import { divideHalfUp } from '../numbers/fraction';

/** The most that may still be refunded on a request, in halalas: what was paid less what went back (rules 4.8). */
export function maxRefund(paid: number, refunded: number): number {
  return Math.max(0, paid - refunded);
}

/** What a package was sold for and how much of it is drawn; `bought` counts what was taken back too. */
export interface Drawn {
  readonly total: number;
  readonly bought: number;
  readonly drawn: number;
}

/**
 * The most that may still be refunded without a reason for the visits that were drawn from a package: what is held beyond
 * their price, so no more than the price of those that were not drawn. Without a package all that is held (rules 4.8).
 */
export function undrawnRefund(paid: number, refunded: number, purchase: Drawn | null): number {
  if (!purchase || purchase.bought === 0) return maxRefund(paid, refunded);
  const priceOfDrawn = Number(
    divideHalfUp(BigInt(purchase.total) * BigInt(purchase.drawn), BigInt(purchase.bought)),
  );
  return maxRefund(paid, refunded + Math.min(paid, priceOfDrawn));
}

/** True when `amount` is a positive whole number of halalas within the maximum. */
export function canRefund(amount: number, paid: number, refunded: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount <= maxRefund(paid, refunded);
}

interface PaidPayment {
  readonly id: string;
  /** Halalas. */
  readonly amount: number;
  readonly refunded: number;
}

interface RefundPart {
  readonly paymentId: string;
  readonly amount: number;
}

/**
 * Which payments a refund goes back to: the first given is emptied before the next is touched. Amounts in halalas.
 * @throws RangeError when the payments hold less than `amount`.
 */
export function allocateRefund(amount: number, payments: readonly PaidPayment[]): RefundPart[] {
  let rest = amount;
  const parts = payments.flatMap((payment) => {
    const part = Math.min(rest, payment.amount - payment.refunded);
    rest -= Math.max(0, part);
    return part > 0 ? [{ paymentId: payment.id, amount: part }] : [];
  });
  if (rest > 0) throw new RangeError(`${rest} halalas more than was paid`);
  return parts;
}

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

/** What has happened on a request so far, in halalas; `refunded` counts what was decided, sent or not. */
export interface RequestBalance {
  readonly invoiced: number;
  readonly credited: number;
  readonly paid: number;
  readonly refunded: number;
}

/**
 * How much of a refund a credit note takes back. Money that no invoice covers any more (it arrived for an order that had
 * been cancelled and credited) goes back first and needs none; so the notes of a request never exceed its invoice.
 */
export function creditedByRefund(
  refund: number,
  { invoiced, credited, paid, refunded }: RequestBalance,
): number {
  const uncovered = Math.max(0, paid - refunded - (invoiced - credited));
  return Math.max(0, refund - uncovered);
}

/** What a request still owes, zero where more was paid than invoiced. */
export function owedOn({ invoiced, credited, paid, refunded }: RequestBalance): number {
  return Math.max(0, invoiced - credited - (paid - refunded));
}
