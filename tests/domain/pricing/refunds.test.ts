import { describe, expect, it } from 'vitest';
import { allocateRefund, refundedShare } from '#domain/pricing/refunds';

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

const sentAt = new Date('2026-11-22T07:00:00Z');
const sent = (amount: number) => ({ amount, sentAt });
const underway = (amount: number) => ({ amount, sentAt: null });

it.each([
  ['nothing was refunded', [], null],
  ['all of it is still on its way', [underway(1000)], null],
  ['some of it was sent', [sent(999)], 'part'],
  ['some of it was sent and the rest is on its way', [sent(400), underway(600)], 'part'],
  ['all of it was sent, in several parts', [sent(400), sent(600)], 'full'],
])('the refund label of a payment when %s', (_, parts, share) => {
  expect(refundedShare(1000, parts)).toBe(share);
});
