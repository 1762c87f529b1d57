import { divideHalfUp } from 'sijil/base/numbers/rounding';

/** Largest refund on a request, in halalas: the amount paid less the amount refunded (rules 4.8). */
export function maxRefund(paid: number, refunded: number): number {
  return Math.max(0, paid - refunded);
}

/** Package purchase: its price in halalas, the visits bought (returned ones included) and drawn. */
export interface Drawn {
  readonly total: number;
  readonly bought: number;
  readonly drawn: number;
}

/**
 * Largest refund that leaves the visits drawn from a package paid: the amount held beyond their price. Without a package it is
 * the full amount held (rules 4.8).
 */
export function undrawnRefund(paid: number, refunded: number, purchase: Drawn | null): number {
  if (!purchase || purchase.bought === 0) return maxRefund(paid, refunded);
  const priceOfDrawn = Number(
    divideHalfUp(BigInt(purchase.total) * BigInt(purchase.drawn), BigInt(purchase.bought)),
  );
  return maxRefund(paid, refunded + Math.min(paid, priceOfDrawn));
}

/** True when `amount` is a positive integer of halalas within the maximum. */
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
 * Payments that a refund goes back to: each is used up before the next, in the given order. Amounts in halalas.
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
 * Status of a refund. `due`: finance must still make a transfer. `sending`: a card refund is under way. `failed`: the gateway
 * refused, and somebody has to decide. `done`: the full amount was refunded.
 */
export type RefundStatus = 'due' | 'sending' | 'failed' | 'done';

export type RefundMethod = 'card' | 'bank_transfer' | 'mixed';

interface RefundPartState {
  readonly method: 'card' | 'bank_transfer';
  readonly sent: boolean;
  readonly failed: boolean;
}

/** Refund status by its parts: parts that need a person take precedence over those in transit. */
export function refundStatus(parts: readonly RefundPartState[]): RefundStatus {
  const open = parts.filter(({ sent }) => !sent);
  if (open.some(({ failed }) => failed)) return 'failed';
  if (open.some(({ method }) => method === 'card')) return 'sending';
  return open.length > 0 ? 'due' : 'done';
}

/** Refund method by its parts. */
export function refundMethod(parts: readonly Pick<RefundPartState, 'method'>[]): RefundMethod {
  const [first, ...others] = new Set(parts.map(({ method }) => method));
  return first === undefined || others.length > 0 ? 'mixed' : first;
}

/** Share of a payment that was refunded, `full` or `part`; null where nothing was. Amounts in halalas. */
export function refundedShare(
  paid: number,
  parts: readonly { readonly amount: number; readonly sentAt: Date | null }[],
): 'full' | 'part' | null {
  const sent = parts.reduce((sum, { amount, sentAt }) => (sentAt ? sum + amount : sum), 0);
  if (sent === 0) return null;
  return sent < paid ? 'part' : 'full';
}

/** Balance of a request, in halalas; `refunded` counts decided refunds, sent or not. */
export interface RequestBalance {
  readonly invoiced: number;
  readonly credited: number;
  readonly paid: number;
  readonly refunded: number;
}

/** Money held that no invoice covers: paid too much, or for an order that was cancelled and credited. Zero where something is owed. */
export function uncoveredOf({ invoiced, credited, paid, refunded }: RequestBalance): number {
  return Math.max(0, paid - refunded - (invoiced - credited));
}

/**
 * Part of a refund that needs a credit note. Money that no invoice covers is refunded first and needs none, so the credit notes of
 * a request never exceed its invoice.
 */
export const creditedByRefund = (refund: number, balance: RequestBalance): number =>
  Math.max(0, refund - uncoveredOf(balance));

/** Outstanding amount of a request, zero when more was paid than invoiced. */
export function owedOn({ invoiced, credited, paid, refunded }: RequestBalance): number {
  return Math.max(0, invoiced - credited - (paid - refunded));
}
