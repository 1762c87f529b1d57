/** The most that may still be refunded on a request, in halalas: what was paid less what went back (rules 4.8). */
export function maxRefund(paid: number, refunded: number): number {
  return Math.max(0, paid - refunded);
}

/** True when `amount` is a positive whole number of halalas within the maximum. */
export function canRefund(amount: number, paid: number, refunded: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount <= maxRefund(paid, refunded);
}
