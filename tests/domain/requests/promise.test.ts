import { describe, expect, it } from 'vitest';
import { promiseOf } from '#domain/requests/promise';
import { type RequestStatus, statuses, statusNames } from '#domain/workflow/statuses';

/** Sunday, 22 November 2026, 11:00 in Riyadh. */
const sunday = new Date('2026-11-22T08:00:00Z');
const request = {
  statusSince: sunday,
  visitAt: new Date('2026-11-26T06:00:00Z'),
  correctionsDueAt: new Date('2026-12-07T20:59:59Z'),
  receiptSince: null,
  certificateRevokedAt: null,
  cancelAskedAt: null,
};
const promised = (status: RequestStatus, more: Partial<Parameters<typeof promiseOf>[0]> = {}) => {
  const promise = promiseOf({ ...request, status, ...more });
  return promise && [promise.by, promise.until.toISOString(), promise.does.en];
};

/** The end of Wednesday, three days after Sunday. */
const wednesday = '2026-11-25T20:59:59.999Z';

describe('what staff promises the client', () => {
  it.each([
    ['pending', 'admin_operation', wednesday, 'We prepare your contract and send it to you'],
    ['change_request', 'admin_operation', wednesday, 'We change the contract and send it again'],
    ['payment_completed', 'admin_operation', wednesday, 'We assign a supervisor to your request'],
    ['supervisor_assigned', 'supervisor', wednesday, 'Your supervisor proposes a time for the visit'],
    ['details_approved', 'supervisor', wednesday, 'We assign the inspector who visits you'],
    ['details_rejected', 'supervisor', wednesday, 'Your supervisor proposes another time'],
    // A quarter of an hour after the time of the visit.
    ['inspector_assigned', 'inspector', '2026-11-26T06:15:00.000Z', 'The inspector visits you'],
    ['inspection_started', 'inspector', wednesday, 'The inspector finishes and submits the form'],
    ['form_submitted', 'supervisor', wednesday, 'We review the result of the visit'],
    ['supervisor_reviewed', 'supervisor', wednesday, 'We send you the results'],
    ['corrections_submitted', 'supervisor', wednesday, 'We review your corrections'],
    ['corrections_reviewed', 'supervisor', wednesday, 'We decide on your corrections'],
  ] as const)('in status %s: %s acts until %s', (status, by, until, does) => {
    expect(promised(status)).toEqual([by, until, does]);
  });

  it('exists in each status in which staff has the turn, and in no other', () => {
    const ofStaff = statusNames.filter((status) => !['client', null].includes(statuses[status].turn));
    expect(statusNames.filter((status) => promised(status) !== null)).toEqual(ofStaff);
  });

  it('ends on a Sunday where its day is on the weekend', () => {
    // Three days after Wednesday is Saturday.
    const statusSince = new Date('2026-11-25T08:00:00Z');
    expect(promised('payment_completed', { statusSince })?.[1]).toBe('2026-11-29T20:59:59.999Z');
  });

  it('counts days in Riyadh, where a Sunday evening in UTC is Monday already', () => {
    const statusSince = new Date('2026-11-22T22:00:00Z');
    expect(promised('payment_completed', { statusSince })?.[1]).toBe('2026-11-26T20:59:59.999Z');
  });

  it('is finance’s while a transfer is checked, from the day of its receipt', () => {
    const receiptSince = new Date('2026-11-23T08:00:00Z');
    expect(promised('payment_pending', { receiptSince })?.slice(0, 2)).toEqual([
      'admin_finance',
      '2026-11-26T20:59:59.999Z',
    ]);
  });

  it('is about the cancellation while the client waits for that decision', () => {
    const cancelAskedAt = new Date('2026-11-23T08:00:00Z');
    expect(promised('supervisor_assigned', { cancelAskedAt })?.slice(0, 2)).toEqual([
      'admin_operation',
      '2026-11-26T20:59:59.999Z',
    ]);
  });
});
