import { expect, it } from 'vitest';
import { endedStay } from '#domain/workflow/lateness';
import type { RequestStatus } from '#domain/workflow/statuses';

const since = new Date('2026-11-01T09:00:00Z');
const stay = (status: RequestStatus, due: Partial<Record<'visitAt' | 'correctionsDueAt', Date>> = {}) => ({
  status,
  statusSince: since,
  visitAt: null,
  correctionsDueAt: null,
  ...due,
});

it('a step that ends a stay holds its whole seconds', () => {
  expect(endedStay(stay('pending'), new Date('2026-11-01T10:00:01.999Z')).staySeconds).toBe(3601);
  expect(endedStay(stay('pending'), since).staySeconds).toBe(0);
});

it.each<[RequestStatus, string, boolean]>([
  ['pending', '2026-11-04T09:00:00Z', false],
  ['pending', '2026-11-04T09:00:01Z', true],
  ['payment_pending', '2026-11-08T09:00:00Z', false],
  ['payment_pending', '2026-11-08T09:00:01Z', true],
  ['certificate_generated', '2026-11-08T09:00:01Z', true],
  ['corrections_approved', '2026-11-07T09:00:01Z', false],
])('a request that left %s at %s was late: %s', (status, at, late) => {
  expect(endedStay(stay(status), new Date(at)).stayLate).toBe(late);
});

it.each<[RequestStatus, 'visitAt' | 'correctionsDueAt', string, boolean]>([
  // An inspector who rings within a quarter of an hour came on time.
  ['inspector_assigned', 'visitAt', '2026-11-20T06:15:00Z', false],
  ['inspector_assigned', 'visitAt', '2026-11-20T06:15:01Z', true],
  ['corrections_needed', 'correctionsDueAt', '2026-11-20T06:00:00Z', false],
  ['corrections_needed', 'correctionsDueAt', '2026-11-20T06:00:01Z', true],
])('%s with a deadline (%s) at 6:00 that ends at %s was late: %s', (status, deadline, at, late) => {
  const waiting = stay(status, { [deadline]: new Date('2026-11-20T06:00:00Z') });
  expect(endedStay(waiting, new Date(at)).stayLate).toBe(late);
});

it('an inspection without a time of visit is never late', () => {
  expect(endedStay(stay('inspector_assigned'), new Date('2027-11-20T06:00:00Z')).stayLate).toBe(false);
});
