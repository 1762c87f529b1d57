import { describe, expect, it } from 'vitest';
import { nextStep, nextSteps } from '#domain/requests/nextStep';
import { type RequestStatus, statuses, statusNames } from '#domain/workflow/statuses';

const now = new Date('2026-11-23T09:00:00Z');
const request = {
  visitAt: new Date('2026-11-26T06:00:00Z'),
  correctionsDueAt: new Date('2026-12-07T20:59:59Z'),
  nextDueOn: '2026-11-30',
  receiptSince: null,
  certificateRevokedAt: null,
  revocationUnanswered: false,
};
const ofClient = (status: RequestStatus, more: Partial<Parameters<typeof nextStep>[0]> = {}) =>
  nextStep({ ...request, status, ...more }, 'client', now);
const staffStep = (status: RequestStatus) => nextStep({ ...request, status }, 'staff', now);

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
    expect(ofClient(status)).toMatchObject({ who, by });
  });

  it('is for finance while a transfer lies with them, and nobody is asked to pay once more', () => {
    expect(ofClient('payment_pending', { receiptSince: now })).toMatchObject({
      who: 'admin_finance',
      by: null,
      next: { en: 'The transfer is checked and confirmed' },
      then: { en: 'A supervisor is assigned' },
    });
  });

  it('is nobody’s once the time for corrections is over: the list closes by itself', () => {
    const correctionsDueAt = new Date('2026-11-22T20:59:59Z');
    expect(ofClient('corrections_needed', { correctionsDueAt })).toMatchObject({
      who: null,
      by: null,
      next: { en: 'The list is closed, as its time is over' },
    });
  });

  it('is the client’s reply where a certificate was revoked, once nothing is to be corrected', () => {
    const revoked = { certificateRevokedAt: now, revocationUnanswered: true };
    const reply = { who: 'client', next: { en: 'A reply to the revocation, if wished' } };
    expect(ofClient('certificate_generated', revoked)).toMatchObject({
      ...reply,
      then: nextSteps.certificate_generated,
    });
    expect(ofClient('inspection_completed', revoked)).toMatchObject({ ...reply, then: null });
    expect(ofClient('corrections_needed', revoked).next).toEqual(nextSteps.corrections_needed);
    expect(ofClient('certificate_generated', { ...revoked, revocationUnanswered: false }).next).toEqual(
      nextSteps.certificate_generated,
    );
  });

  it('is said of every request that is not over, and of no other', () => {
    for (const status of statusNames)
      expect(ofClient(status).next === null, status).toBe(statuses[status].phase === 'done');
  });

  it('and its successor are worded for staff and for the client, by transitions of the workflow', () => {
    expect(ofClient('contract_sent')).toMatchObject({
      next: nextSteps.contract_sent,
      then: nextSteps.payment_pending,
    });
    expect(staffStep('pending').next?.en).toBe('The contract is prepared and sent to the client');
    expect(ofClient('pending').next).toEqual(nextSteps.pending);
    expect(ofClient('pending').next).not.toEqual(staffStep('pending').next);
    // The house is not spoken to as if it had ordered: neither «إليك» nor «لطلبك».
    for (const status of statusNames)
      expect(staffStep(status).next?.ar ?? '', status).not.toMatch(/إليك|طلبك/);
    expect(ofClient('certificate_generated').then).toBeNull();
    expect(staffStep('cancelled')).toMatchObject({ next: null, then: null });
  });
});
