import { divideHalfUp } from 'sijil/base/numbers/rounding';

/** The Kingdom's standard VAT rate, the default of the portal's setting (rules 4.1). */
export const VAT_PERCENT = 15;

/** Amounts in halalas; `subtotal + vat === total` always. */
export interface TaxedAmount {
  readonly subtotal: number;
  readonly vat: number;
  readonly total: number;
}

/**
 * Adds VAT to a document's subtotal, rounded half-up once on the document (rules 4.1).
 * @throws RangeError when the subtotal is not a whole, non-negative number of halalas.
 */
export function addVat(subtotal: number, percent: number): TaxedAmount {
  const vat = percentOf(subtotal, percent);
  return { subtotal, vat, total: subtotal + vat };
}

/**
 * Splits an amount that already contains VAT: an instalment's invoice, a refund's credit note. The VAT share is rounded
 * half-up, the rest is the subtotal.
 */
export function extractVat(total: number, percent: number): TaxedAmount {
  assertHalalas(total);
  const rate = toBasisPoints(percent);
  const vat = Number(divideHalfUp(BigInt(total) * rate, 10_000n + rate));
  return { subtotal: total - vat, vat, total };
}

/** @throws RangeError unless every amount is a whole number of halalas, zero or more. */
export function assertHalalas(...amounts: number[]): void {
  for (const amount of amounts) {
    if (!Number.isSafeInteger(amount) || amount < 0) {
      throw new RangeError(`not an amount in halalas: ${amount}`);
    }
  }
}

/** Converts `percent` (at most two decimals, e.g. 15 or 12.5) to integer hundredths of a percent. */
function toBasisPoints(percent: number): bigint {
  if (!Number.isFinite(percent) || percent < 0) throw new RangeError(`not a percentage: ${percent}`);
  return BigInt(Math.round(percent * 100));
}

/** Returns `percent` of an amount in halalas, rounded half-up to an integer. */
export function percentOf(amount: number, percent: number): number {
  assertHalalas(amount);
  return Number(divideHalfUp(BigInt(amount) * toBasisPoints(percent), 10_000n));
}
