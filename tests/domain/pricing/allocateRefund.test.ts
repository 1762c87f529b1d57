import { describe, expect, it } from 'vitest';
import { allocateRefund } from '#domain/pricing/refunds';

const payments = [
  { id: 'newest', amount: 50_000, refunded: 10_000 },
  { id: 'oldest', amount: 50_001, refunded: 0 },
];

describe('allocating a refund', () => {
  it('uses up the first payment before the next', () => {
    expect(allocateRefund(30_000, payments)).toEqual([{ paymentId: 'newest', amount: 30_000 }]);
    expect(allocateRefund(60_000, payments)).toEqual([
      { paymentId: 'newest', amount: 40_000 },
      { paymentId: 'oldest', amount: 20_000 },
    ]);
  });

  it('skips a payment that is already fully refunded', () => {
    expect(allocateRefund(5, [{ id: 'gone', amount: 10, refunded: 10 }, ...payments])).toEqual([
      { paymentId: 'newest', amount: 5 },
    ]);
  });

  it('can use the total amount, but not a halala more', () => {
    expect(allocateRefund(90_001, payments).reduce((total, { amount }) => total + amount, 0)).toBe(90_001);
    expect(() => allocateRefund(90_002, payments)).toThrow(RangeError);
  });
});
