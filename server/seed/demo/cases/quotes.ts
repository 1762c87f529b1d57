import { type Quote, quoteOrder } from '#domain/pricing/quote';
import { VAT_PERCENT } from '#domain/pricing/amounts';
import { servicePackages } from '../../../modules/orders/serviceRow';
import type { Case } from './case';

/** Version of a request's contract with its price. */
export interface ContractPlan {
  readonly version: number;
  readonly source: 'template' | 'uploaded';
  readonly sentAt: Date;
  readonly quote: Quote;
}

const price = (basePrice: number, fee = 0): Quote =>
  quoteOrder({
    basePrice,
    extraFees: fee > 0 ? [{ label: 'رسوم إضافية', amount: fee }] : [],
    vatPercent: VAT_PERCENT,
  });

/** Price of the order when it was placed; null for an order without a price then, or paid already. */
export function orderQuote({ plan, service, package: chosen, vehicles }: Case): Quote | null {
  if (plan.redeems || plan.custom) return null;
  const bought = servicePackages(service).find(({ id }) => id === chosen?.id);
  const order = bought
    ? { package: bought }
    : { basePrice: service.basePrice, quantity: Math.max(1, vehicles.length) };
  return quoteOrder({ ...order, extraFees: [], vatPercent: VAT_PERCENT });
}

/** The contracts that were sent, the newest last; an uploaded one brings a price of its own. */
export function contractsOf(one: Case): ContractPlan[] {
  let quote = orderQuote(one);
  return one.steps
    .filter(({ name }) => name === 'sendContract' || name === 'uploadContract')
    .map(({ name, at: sentAt }, index) => {
      if (name === 'uploadContract') quote = agreedPrice(one, quote, index);
      if (!quote) throw new Error(`a contract of ${one.plan.company} has no price`);
      const source = name === 'sendContract' ? 'template' : 'uploaded';
      return { version: index + 1, source, sentAt, quote };
    });
}

/** The first upload prices what was described; a later one takes a twentieth off, or adds the travel to a far branch. */
function agreedPrice({ service, branch }: Case, former: Quote | null, index: number): Quote {
  if (!former) return price(service.basePrice * 2, 45_000);
  if (index === 0) return price(former.subtotal + 40_000, 35_000);
  const far = branch.city.en !== 'Riyadh' && branch.city.en !== 'Jeddah';
  return far ? price(former.subtotal, 30_000) : price(Math.round(former.subtotal * 0.95));
}

/** Current price of the request. */
export function currentQuote(one: Case): Quote | null {
  return contractsOf(one).at(-1)?.quote ?? orderQuote(one);
}
