import { describe, expect, it } from 'vitest';
import { divideHalfUp } from 'sijil/base/numbers/rounding';
import { addVat, extractVat, percentOf, VAT_PERCENT } from '#domain/pricing/amounts';

describe('half-up division', () => {
  it('rounds halves up, also below zero, and everything else to the nearest integer', () => {
    const rounded = [-5n, -4n, -3n, -2n, -1n, 0n, 1n, 2n, 3n, 4n, 5n].map((quarter) =>
      Number(divideHalfUp(quarter, 4n)),
    );
    expect(rounded).toEqual([-1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 1]);
    expect(divideHalfUp(-3n, 2n)).toBe(-1n);
    expect(divideHalfUp(-5n, 2n)).toBe(-2n);
  });

  it('refuses to divide by zero', () => {
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
  });
});

describe('VAT on a document', () => {
  it('is 15 % in the Kingdom: SAR 1,000.00 becomes SAR 1,150.00', () => {
    expect(addVat(100_000, VAT_PERCENT)).toEqual({ subtotal: 100_000, vat: 15_000, total: 115_000 });
  });

  it('rounds half a halala up, once, on the total', () => {
    expect(addVat(10, 15).vat).toBe(2);
    expect(addVat(9, 15).vat).toBe(1);
    expect(addVat(3, 15).vat).toBe(0);
    expect(addVat(10 + 10, 15).vat).toBe(3);
  });

  it('keeps subtotal plus VAT equal to the total', () => {
    for (let subtotal = 0; subtotal < 3_000; subtotal += 1) {
      const { vat, total } = addVat(subtotal, 15);
      expect(total).toBe(subtotal + vat);
      expect(Math.abs(vat * 100 - subtotal * 15)).toBeLessThanOrEqual(50);
    }
  });

  it('is exact for very large amounts', () => {
    expect(addVat(900_000_000_000_010, 15).vat).toBe(135_000_000_000_002);
  });

  it('uses any other configured rate, including decimals', () => {
    expect(addVat(10_000, 5).total).toBe(10_500);
    expect(addVat(10_000, 12.5).vat).toBe(1_250);
    expect(addVat(10_000, 0)).toEqual({ subtotal: 10_000, vat: 0, total: 10_000 });
  });

  it('refuses amounts that are not non-negative integers, and invalid percentages', () => {
    for (const amount of [-1, 0.5, Number.NaN, Infinity])
      expect(() => addVat(amount, 15)).toThrow(RangeError);
    for (const percent of [-1, Number.NaN, Infinity])
      expect(() => percentOf(100, percent)).toThrow(RangeError);
  });
});

describe('VAT included in a paid amount', () => {
  it('splits SAR 1,150.00 into 1,000.00 and 150.00', () => {
    expect(extractVat(115_000, 15)).toEqual({ subtotal: 100_000, vat: 15_000, total: 115_000 });
  });

  it('exactly reverses the addition of VAT', () => {
    for (let subtotal = 0; subtotal < 3_000; subtotal += 1) {
      const added = addVat(subtotal, 15);
      expect(extractVat(added.total, 15)).toEqual(added);
    }
  });
});
