import type { RequestStatus } from './statuses';

/** Statuses that say of their own phase that it is done; a cancelled request has reached nothing. */
export const phaseEnds: readonly RequestStatus[] = [
  'contract_signed',
  'payment_completed',
  'certificate_generated',
  'corrections_approved',
  'inspection_completed',
];

/** True for published results that ask for no corrections (rules 3.4). */
export function isWithoutCorrections(status: RequestStatus): boolean {
  return status === 'certificate_generated';
}
