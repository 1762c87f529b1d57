import { describe, expect, it } from 'vitest';
import { type Order, packageDiscount, quoteOrder, discountAgrees } from '#domain/pricing/quote';

const plain = { extraFees: [], vatPercent: 15 };

describe('the price of an order', () => {
  it('of one branch inspection is the base price with VAT', () => {
    expect(quoteOrder({ basePrice: 100_000, ...plain })).toEqual({
      lines: [
        { kind: 'service', label: null, quantity: 1, unitPrice: 100_000, discount: 0, amount: 100_000 },
      ],
      subtotal: 100_000,
      discount: 0,
      extraFees: 0,
      vatPercent: 15,
      vat: 15_000,
      total: 115_000,
    });
  });

  it('of a fleet is the base price for each vehicle', () => {
    const quote = quoteOrder({ basePrice: 20_000, quantity: 7, ...plain });
    expect(quote.lines[0]).toMatchObject({ quantity: 7, unitPrice: 20_000, amount: 140_000 });
    expect(quote.total).toBe(161_000);
  });

  it('of a package covers all its vehicles', () => {
    const quote = quoteOrder({ package: { price: 500_000 }, quantity: 7, ...plain });
    expect(quote).toMatchObject({ subtotal: 500_000, total: 575_000 });
    expect(quote.lines[0]).toMatchObject({ kind: 'package', quantity: 1 });
  });

  it('includes extra fees, each on a separate line with its label', () => {
    const extraFees = [
      { label: 'زيارة خارج المدينة', amount: 30_000 },
      { label: 'Lab sample', amount: 12_345 },
    ];
    const quote = quoteOrder({ basePrice: 100_000, extraFees, vatPercent: 15 });
    expect(quote.lines.slice(1).map(({ kind, label, amount }) => [kind, label, amount])).toEqual([
      ['fee', 'زيارة خارج المدينة', 30_000],
      ['fee', 'Lab sample', 12_345],
    ]);
    expect(quote).toMatchObject({ extraFees: 42_345, subtotal: 142_345, vat: 21_352, total: 163_697 });
  });

  it('discounts the package but never the fees', () => {
    const quote = quoteOrder({
      package: { price: 100_000, discountPercent: 100 },
      extraFees: [{ label: 'fee', amount: 1_000 }],
      vatPercent: 15,
    });
    expect(quote).toMatchObject({ discount: 100_000, subtotal: 1_000, total: 1_150 });
  });

  it('has lines, discount, fees and VAT that add up to the total', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const price = (seed * 7_919) % 100_003;
      const order: Order = {
        ...(seed % 2
          ? { package: { price, discountPercent: seed % 101 } }
          : { basePrice: price, quantity: (seed % 9) + 1 }),
        extraFees: Array.from({ length: seed % 4 }, (_, index) => ({
          label: `${index}`,
          amount: seed * index,
        })),
        vatPercent: 15,
      };
      const quote = quoteOrder(order);
      const gross = quote.lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
      expect(quote.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(quote.subtotal);
      expect(gross - quote.discount).toBe(quote.subtotal);
      expect(quote.subtotal + quote.vat).toBe(quote.total);
      expect(quote.extraFees).toBe(order.extraFees.reduce((sum, fee) => sum + fee.amount, 0));
    }
  });

  it('refuses fractional or negative amounts and an invalid quantity', () => {
    expect(() => quoteOrder({ basePrice: 10.5, ...plain })).toThrow(RangeError);
    expect(() => quoteOrder({ basePrice: 10, quantity: 0, ...plain })).toThrow(RangeError);
    expect(() => quoteOrder({ basePrice: 10, quantity: 1.5, ...plain })).toThrow(RangeError);
    const refund = [{ label: 'x', amount: -5 }];
    expect(() => quoteOrder({ basePrice: 10, extraFees: refund, vatPercent: 15 })).toThrow(RangeError);
  });
});

describe('the discount of a package', () => {
  it('is the saving of the discounted price, even when the percentage differs', () => {
    expect(packageDiscount({ price: 100_000, discountedPrice: 79_900, discountPercent: 20 })).toBe(20_100);
    expect(packageDiscount({ price: 100_000, discountedPrice: 0 })).toBe(100_000);
  });

  it('is otherwise the percentage, rounded half-up', () => {
    expect(packageDiscount({ price: 333, discountPercent: 50 })).toBe(167);
    expect(packageDiscount({ price: 333, discountedPrice: null, discountPercent: 10 })).toBe(33);
  });

  it('is zero when none is given', () => {
    expect(packageDiscount({ price: 333, discountedPrice: null, discountPercent: null })).toBe(0);
  });

  it('is refused above 100 % or when it raises the price', () => {
    expect(() => packageDiscount({ price: 100, discountedPrice: 101 })).toThrow(RangeError);
    expect(() => packageDiscount({ price: 100, discountPercent: 101 })).toThrow(RangeError);
    expect(() => packageDiscount({ price: 100, discountedPrice: 50, discountPercent: 101 })).toThrow(
      RangeError,
    );
  });
});

describe('a discount percent agrees with the prices', () => {
  it.each([
    [960_000, 840_000, 12.5, true],
    [960_000, 840_000, 13, true],
    [960_000, 840_000, 12, false],
    [960_000, 840_000, 50, false],
    [900_000, 765_000, 15, true],
    [30_000, 20_000, 33, true],
    [30_000, 20_000, 33.33, true],
    [30_000, 20_000, 33.3, true],
    [30_000, 20_000, 33.34, false],
    [50_000, 50_000, 0, true],
    [50_000, 0, 100, true],
    [50_000, null, 40, true],
    [50_000, 40_000, null, true],
  ])('%i → %s beside %s %%: %s', (price, discountedPrice, discountPercent, agrees) => {
    expect(discountAgrees({ price, discountedPrice, discountPercent })).toBe(agrees);
  });
});
