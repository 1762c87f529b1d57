import { type ReinspectedItem, vehiclesOf } from '../reinspection/reinspection';
import { percentOf } from './halalas';
import { type Quote, quoteOrder } from './quote';

interface PricedVisit {
  readonly items: readonly ReinspectedItem[];
  /** The service's, for one branch or vehicle, in halalas. */
  readonly basePrice: number;
  /** Percentage of the base price for re-inspecting items; null when the service does not offer it. */
  readonly percent: number | null;
}

/** Quote of a re-inspection: a share of the base price, once for a branch or for each vehicle visited again (rules 3.18). */
export function quoteReinspection({ items, basePrice, percent }: PricedVisit, vatPercent: number): Quote {
  return quoteOrder({
    basePrice: percentOf(basePrice, percent ?? 0),
    quantity: Math.max(1, vehiclesOf(items).length),
    extraFees: [],
    vatPercent,
  });
}
