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
