import { assertHalalas } from './amounts';

/** Amount of an instalment, and what arrived for it, in halalas. */
export interface Received {
  readonly amount: number;
  readonly received: number;
}

/** Least amount that a card can pay, in halalas (rules 10.1). */
export const LEAST_CARD_AMOUNT = 100;

/** What is still to be paid of an instalment, in halalas; 0 once all of it has arrived. */
export const owedOf = ({ amount, received }: Received): number => Math.max(0, amount - received);

/** What arrived beyond the amount of an instalment, in halalas: the client's credit. */
export const surplusOf = ({ amount, received }: Received): number => Math.max(0, received - amount);

/**
 * Adds a payment to the instalments of its request, the one that it was made for first: what is more than that one owes pays
 * towards the others in their order, and what none of them owes stays with it as a surplus. Returns those that change.
 */
export function receivePayment<I extends Received>(
  arrived: number,
  { instalment, others }: { readonly instalment: I; readonly others: readonly I[] },
): I[] {
  assertHalalas(arrived);
  let rest = arrived;
  const take = (one: I, part: number): I => {
    rest -= part;
    return { ...one, received: one.received + part };
  };
  const own = take(instalment, Math.min(rest, owedOf(instalment)));
  const also = others.map((one) => take(one, Math.min(rest, owedOf(one))));
  const changed = [take(own, rest), ...also];
  return changed.filter(({ received }, place) => received !== [instalment, ...others][place]?.received);
}

/** Takes a returned surplus from the instalments that have one. Returns those that change. */
export function returnSurplus<I extends Received>(returned: number, instalments: readonly I[]): I[] {
  let rest = returned;
  return instalments.flatMap((one) => {
    const part = Math.min(rest, surplusOf(one));
    rest -= part;
    return part > 0 ? [{ ...one, received: one.received - part }] : [];
  });
}
