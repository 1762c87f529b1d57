import { assertHalalas, percentOf } from './halalas';

/** Halalas without VAT. A discounted price, where given, is what the client pays; the percentage then only explains it. */
export interface PackagePrice {
  readonly price: number;
  readonly discountedPrice?: number | null | undefined;
  readonly discountPercent?: number | null | undefined;
}

/**
 * What comes off a package's price, in halalas.
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
