import { expect, it } from 'vitest';
import { refundedShare } from '#domain/pricing/refunds';

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
