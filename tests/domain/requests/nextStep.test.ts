import { describe, expect, it } from 'vitest';
import { nextStep, nextSteps, requestState, type Stated, waitsFor } from '#domain/requests/nextStep';
import { type RequestStatus, statuses, statusNames } from '#domain/workflow/statuses';

const now = new Date('2026-11-23T09:00:00Z');
const request = {
  visitAt: new Date('2026-11-26T06:00:00Z'),
  correctionsDueAt: new Date('2026-12-07T20:59:59Z'),
  nextPayBy: '2026-12-07',
  receiptSince: null,
  certificateRevokedAt: null,
  cancellationAsked: false,
  revocationUnanswered: false,
};
const ofClient = (status: RequestStatus, more: Partial<Parameters<typeof nextStep>[0]> = {}) =>
  nextStep({ ...request, status, ...more }, 'client', now);
const staffStep = (status: RequestStatus) => nextStep({ ...request, status }, 'staff', now);

describe('a request waits for a reader', () => {
  it.each([
    ['payment_pending', 'client', {}, true],
    ['payment_pending', 'branch_manager', {}, true],
    ['payment_pending', 'admin_finance', {}, false],
    // A transfer that was sent waits for finance, not for its client.
    ['payment_pending', 'client', { receiptSince: now }, false],
    ['payment_pending', 'admin_finance', { receiptSince: now }, true],
    ['payment_completed', 'admin_operation', {}, true],
    ['form_submitted', 'supervisor', {}, true],
    ['corrections_needed', 'client', {}, true],
    ['corrections_needed', 'client', { correctionsDueAt: new Date('2026-11-22T20:59:59Z') }, false],
    ['inspection_completed', 'client', {}, false],
    ['payment_pending', null, {}, false],
  ] as const)('with status %s for %s (%j): %s', (status, role, more, waits) => {
    expect(waitsFor({ ...request, status, ...more }, role, now)).toBe(waits);
  });
});

describe('the next step of a request', () => {
  it.each([
    ['payment_pending', 'client', '2026-12-07'],
    ['payment_completed', 'admin_operation', null],
    ['details_sent', 'client', '2026-11-26T06:00:00.000Z'],
    ['details_rejected', 'supervisor', null],
    ['inspector_assigned', 'inspector', '2026-11-26T06:00:00.000Z'],
    ['corrections_needed', 'client', '2026-12-07'],
    ['corrections_submitted', 'supervisor', null],
  ] as const)('with status %s belongs to %s, due %s', (status, who, by) => {
    expect(ofClient(status)).toMatchObject({ who, by });
  });

  it('belongs to finance while a transfer receipt is under review, without asking for payment', () => {
    expect(ofClient('payment_pending', { receiptSince: now })).toMatchObject({
      who: 'admin_finance',
      by: null,
      next: { en: 'The transfer is checked and confirmed' },
      then: { en: 'A supervisor is assigned' },
    });
  });

  it('belongs to nobody after the correction deadline, because the list closes automatically', () => {
    const correctionsDueAt = new Date('2026-11-22T20:59:59Z');
    expect(ofClient('corrections_needed', { correctionsDueAt })).toMatchObject({
      who: null,
      by: null,
      next: { en: 'The list is closed because its deadline has passed' },
    });
  });

  it('is the decision of operations while a request to cancel is open, whatever the order waits for', () => {
    for (const status of ['payment_completed', 'details_sent', 'inspector_assigned'] as const)
      expect(ofClient(status, { cancellationAsked: true })).toEqual({
        who: 'admin_operation',
        by: null,
        next: { ar: 'البت في طلب الإلغاء', en: 'The cancellation request is decided' },
        then: null,
      });
  });

  it('is the client’s reply to a revoked certificate, unless corrections are due', () => {
    const revoked = { certificateRevokedAt: now, revocationUnanswered: true };
    const reply = { who: 'client', next: { en: 'Reply to the revocation (optional)' } };
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

  it('exists for every request that is not finished, and for no other', () => {
    for (const status of statusNames)
      expect(ofClient(status).next === null, status).toBe(statuses[status].phase === 'done');
  });

  it('has one wording for staff and one for the client, with the step after it', () => {
    expect(ofClient('contract_sent')).toMatchObject({
      next: nextSteps.contract_sent,
      then: nextSteps.payment_pending,
    });
    expect(staffStep('pending').next?.en).toBe('The contract is prepared and sent to the client');
    expect(ofClient('pending').next).toEqual(nextSteps.pending);
    expect(ofClient('pending').next).not.toEqual(staffStep('pending').next);
    // Texts for staff do not address the reader as the ordering client: neither «إليك» nor «لطلبك».
    for (const status of statusNames)
      expect(staffStep(status).next?.ar ?? '', status).not.toMatch(/إليك|طلبك/);
    expect(ofClient('certificate_generated').then).toBeNull();
    expect(staffStep('cancelled')).toMatchObject({ next: null, then: null });
  });
});

const unremarkable = { receiptSince: null, certificateRevokedAt: null, correctionsDueAt: null };
const said = (status: RequestStatus, more: Partial<Stated> = {}) =>
  requestState({ ...unremarkable, status, ...more }, now);

describe('the displayed state of a request', () => {
  it('is normally its status', () => {
    for (const status of statusNames) expect(said(status)).toMatchObject({ en: statuses[status].en });
  });

  it('shows that a transfer receipt is under review instead of asking for payment', () => {
    const receiptSince = '2026-11-23T08:00:00Z';
    expect(said('payment_pending', { receiptSince })).toMatchObject({
      ar: 'إيصال التحويل قيد المراجعة',
      en: 'Transfer receipt under review',
      tone: 'info',
    });
    // A transfer for the second payment does not change the displayed state of the visit.
    expect(said('details_sent', { receiptSince }).en).toBe('Visit time proposed');
  });

  it('after payment says that it waits for a supervisor', () => {
    expect(said('payment_completed')).toMatchObject({
      ar: 'بانتظار تعيين المشرف',
      en: 'Waiting for a supervisor',
    });
  });

  it('stops asking for corrections exactly at their deadline', () => {
    const at = (correctionsDueAt: string) => said('corrections_needed', { correctionsDueAt }).en;
    expect(at('2026-11-23T09:00:00Z')).toBe('Corrections needed');
    expect(at('2026-11-23T08:59:59Z')).toBe('Correction deadline has passed');
    expect(said('corrections_submitted', { correctionsDueAt: '2026-11-01T00:00:00Z' }).en).toBe(
      'Corrections submitted',
    );
  });

  it.each([
    'certificate_generated',
    'corrections_needed',
    'corrections_approved',
    'inspection_completed',
  ] as const)('of status %s is «Certificate revoked» once the certificate was revoked', (status) => {
    expect(said(status, { certificateRevokedAt: '2026-11-20T08:00:00Z' })).toEqual({
      ar: 'شهادة ملغاة',
      en: 'Certificate revoked',
      tone: 'danger',
    });
  });
});
