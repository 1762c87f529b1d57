import { describe, expect, it } from 'vitest';
import { requestState, type Stated } from '#domain/requests/nextStep';
import { type RequestStatus, statuses, statusNames } from '#domain/workflow/statuses';

const now = new Date('2026-11-23T09:00:00Z');
const plain = { receiptSince: null, certificateRevokedAt: null, correctionsDueAt: null };
const said = (status: RequestStatus, more: Partial<Stated> = {}) =>
  requestState({ ...plain, status, ...more }, now);

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
    expect(at('2026-11-23T08:59:59Z')).toBe('Time for corrections is over');
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
