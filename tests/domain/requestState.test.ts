import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '#domain/requests/choices';
import { requestState } from '#domain/requests/requestState';
import { statuses } from '#domain/workflow/statuses';

const payment = (status: PaymentStatus) => ({ status });
const instalment = (paidAt: string | null) => ({ paidAt });
const said = (request: Parameters<typeof requestState>[0]) => requestState(request).en;

describe('where a request stands, in words', () => {
  it('is its status where nothing is truer', () => {
    for (const [status, { en }] of Object.entries(statuses))
      expect(said({ status: status as keyof typeof statuses, kind: 'standard' })).toBe(en);
  });

  it('says that the receipt is under review instead of asking for money again', () => {
    const pending = { status: 'payment_pending', kind: 'standard' } as const;
    expect(said({ ...pending, payments: [payment('refused'), payment('awaiting')] })).toBe(
      'Transfer receipt under review',
    );
    expect(said({ ...pending, payments: [payment('refused')] })).toBe('Payment pending');
  });

  it('calls a payment complete only when no second one is owed', () => {
    const paid = { status: 'payment_completed', kind: 'standard' } as const;
    const first = instalment('2026-11-21T09:00:00Z');
    expect(said({ ...paid, instalments: [first, instalment(null)] })).toBe('First payment made');
    expect(said({ ...paid, instalments: [first, first] })).toBe('Payment completed');
  });

  it('does not speak of payment where a package that is paid already was drawn on', () => {
    expect(said({ status: 'payment_completed', kind: 'redeemed' })).toBe('Waiting for a supervisor');
  });
});
