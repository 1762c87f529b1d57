import { divideHalfUp } from '../numbers/halfUp';

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
