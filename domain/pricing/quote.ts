import type { Localized } from 'sijil/base/i18n/localized';
import { addVat, assertHalalas, percentOf, type TaxedAmount } from './amounts';
import { type ReinspectedItem, vehiclesOf } from '../reinspection/reinspection';

/**
 * Halalas without VAT. A discounted price, where given, is the price that the client pays; the percentage then only explains
 * it.
 */
export interface PackagePrice {
  readonly price: number;
  readonly discountedPrice?: number | null | undefined;
  readonly discountPercent?: number | null | undefined;
}

/**
 * True where the percentage is the discount between the two prices, rounded as it is written: 13 % and 12.5 % both
 * stand for 9,600 → 8,400. True also where only one of them is given.
 */
export function discountAgrees({ price, discountedPrice, discountPercent }: PackagePrice): boolean {
  if (discountedPrice == null || discountPercent == null || price <= 0) return true;
  const scale = 10 ** (String(discountPercent).split('.')[1]?.length ?? 0);
  const rounded = Math.round((100 * scale * (price - discountedPrice)) / price);
  return rounded === Math.round(discountPercent * scale);
}

/**
 * Discount on a package's price, in halalas.
 * @throws RangeError when the discounted price exceeds the price or the percentage exceeds 100 (rules 2.7).
 */
export function packageDiscount({ price, discountedPrice, discountPercent }: PackagePrice): number {
  assertHalalas(price);
  if (discountPercent != null && discountPercent > 100) {
    throw new RangeError(`discount over 100 %: ${discountPercent}`);
  }
  if (discountedPrice == null) return percentOf(price, discountPercent ?? 0);
  assertHalalas(discountedPrice);
  if (discountedPrice > price) throw new RangeError('the discounted price exceeds the price');
  return price - discountedPrice;
}

interface ExtraFee {
  /** Null for a fee that is named as every fee. */
  readonly label: string | null;
  readonly amount: number;
}

interface OrderTerms {
  /** Factor of a base price, which is for one branch or vehicle. A package's price already covers its number of them. */
  readonly quantity?: number | undefined;
  readonly extraFees: readonly ExtraFee[];
  readonly vatPercent: number;
}

export type Order = OrderTerms &
  (
    | { readonly basePrice: number; readonly package?: undefined }
    | { readonly package: PackagePrice; readonly basePrice?: undefined }
  );

/**
 * Halalas without VAT: `amount = quantity × unitPrice − discount`. A fee has its own label, and so has every line of a contract
 * that staff wrote.
 */
export interface QuoteLine {
  readonly kind: 'service' | 'package' | 'fee';
  readonly label: string | Localized | null;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discount: number;
  readonly amount: number;
}

/**
 * Quote in halalas. `subtotal` is the sum of the lines, after the discount and with the extra fees; `discount` and `extraFees`
 * are the parts that it contains.
 */
export interface Quote extends TaxedAmount {
  readonly lines: readonly QuoteLine[];
  readonly discount: number;
  readonly extraFees: number;
  /** VAT rate of the order, which documents print even after the setting has changed. */
  readonly vatPercent: number;
}

/**
 * Quote of an order: the only place that prices one, for wizard, contract, invoice and redemption.
 * @throws RangeError on amounts that are not whole halalas, an impossible discount, or a count below 1.
 */
export function quoteOrder(order: Order): Quote {
  return totalOf([mainLine(order), ...order.extraFees.map(feeLine)], order.vatPercent);
}

function totalOf(lines: readonly QuoteLine[], vatPercent: number): Quote {
  const sum = (of: (line: QuoteLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    lines,
    discount: sum((line) => line.discount),
    extraFees: sum((line) => (line.kind === 'fee' ? line.amount : 0)),
    vatPercent,
    ...addVat(
      sum((line) => line.amount),
      vatPercent,
    ),
  };
}

/** Line of a contract that staff writes. Halalas without VAT. */
export interface WrittenLine {
  readonly name: Localized;
  readonly quantity: number;
  readonly unitPrice: number;
  /** Discount on the line, at most its price. */
  readonly discount?: number | null;
}

/**
 * Quote of a contract that staff wrote: the first line is the service or its package, the others are fees.
 * @throws RangeError as `quoteOrder`, and for a discount above the price of its line.
 */
export function quoteWritten(
  lines: readonly WrittenLine[],
  { sells, vatPercent }: { readonly sells: 'service' | 'package'; readonly vatPercent: number },
): Quote {
  return totalOf(
    lines.map(({ name, quantity, unitPrice, discount }, index) => {
      assertCount(quantity);
      const line = buildLine(index === 0 ? sells : 'fee', name, quantity, unitPrice, discount ?? 0);
      if (line.amount < 0) throw new RangeError('a discount exceeds the price of its line');
      return line;
    }),
    vatPercent,
  );
}

function mainLine(order: Order): QuoteLine {
  if (order.package) {
    return buildLine('package', null, 1, order.package.price, packageDiscount(order.package));
  }
  const quantity = order.quantity ?? 1;
  assertCount(quantity);
  return buildLine('service', null, quantity, order.basePrice, 0);
}

function assertCount(quantity: number): void {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a count: ${quantity}`);
}

function feeLine(fee: ExtraFee): QuoteLine {
  return buildLine('fee', fee.label, 1, fee.amount, 0);
}

function buildLine(
  kind: QuoteLine['kind'],
  label: QuoteLine['label'],
  quantity: number,
  unitPrice: number,
  discount: number,
): QuoteLine {
  assertHalalas(unitPrice);
  assertHalalas(discount);
  return { kind, label, quantity, unitPrice, discount, amount: quantity * unitPrice - discount };
}

interface PricedVisit {
  readonly items: readonly ReinspectedItem[];
  /** Price of the service for one branch or vehicle, in halalas. */
  readonly basePrice: number;
  /** Percentage of the base price for re-inspecting items; null when the service does not offer it. */
  readonly percent: number | null;
}

/** Quote of a re-inspection: a share of the base price, once for a branch or for each revisited vehicle (rules 3.18). */
export function quoteReinspection({ items, basePrice, percent }: PricedVisit, vatPercent: number): Quote {
  return quoteOrder({
    basePrice: percentOf(basePrice, percent ?? 0),
    quantity: Math.max(1, vehiclesOf(items).length),
    extraFees: [],
    vatPercent,
  });
}
