import { describe, expect, it } from 'vitest';
import { nextStep, nextSteps, stepsAhead } from '#domain/requests/nextStep';
import { statuses, statusNames } from '#domain/workflow/statuses';

const visitAt = new Date('2026-11-26T06:00:00Z');
const correctionsDueAt = new Date('2026-12-07T20:59:59Z');
const request = { visitAt, correctionsDueAt, nextDueOn: '2026-11-30', transferAwaiting: false };

describe('what comes next of a request', () => {
  it.each([
    ['payment_pending', 'client', '2026-11-30'],
    ['payment_completed', 'admin_operation', null],
    ['details_sent', 'client', '2026-11-26T06:00:00.000Z'],
    ['details_rejected', 'supervisor', null],
    ['inspector_assigned', 'inspector', '2026-11-26T06:00:00.000Z'],
    ['corrections_needed', 'client', '2026-12-07T20:59:59.000Z'],
    ['corrections_submitted', 'supervisor', null],
  ] as const)('of %s is for the %s by %s', (status, who, by) => {
    expect(nextStep({ ...request, status })).toEqual({ who, by });
  });

  it('is for finance while a transfer lies with them', () => {
    expect(nextStep({ ...request, status: 'payment_pending', transferAwaiting: true })).toEqual({
      who: 'admin_finance',
      by: null,
    });
  });

  it('is said of every request that is not over, and of no other', () => {
    for (const status of statusNames)
      expect(nextSteps[status] === null, status).toBe(statuses[status].phase === 'done');
  });

  it('and what follows it are said, to the house as to the client, by ways that the workflow has', () => {
    expect(stepsAhead('contract_sent', 'client')).toEqual({
      next: nextSteps.contract_sent,
      then: nextSteps.payment_pending,
    });
    expect(stepsAhead('pending', 'house').next?.en).toBe('The contract is prepared and sent to the client');
    // The house is not spoken to as if it had ordered: neither «إليك» nor «لطلبك».
    for (const status of statusNames)
      expect(stepsAhead(status, 'house').next?.ar ?? '', status).not.toMatch(/إليك|طلبك/);
    // Who has sent a transfer is not asked to pay once more.
    expect(stepsAhead('payment_pending', 'client', 'admin_finance').next?.en).toMatch(/transfer is checked/);
    expect(stepsAhead('payment_pending', 'client', 'client').next).toEqual(nextSteps.payment_pending);
    expect(stepsAhead('certificate_generated', 'client').then).toBeNull();
    expect(stepsAhead('cancelled', 'house')).toEqual({ next: null, then: null });
  });
});
