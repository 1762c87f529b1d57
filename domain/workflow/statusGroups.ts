import { type RequestStatus, statusesBetween } from './statuses';

/** Statuses with an agreed visit ahead: from the proposal of its time until the inspection is over. */
export const openVisitStatuses: readonly RequestStatus[] = [
  'details_sent',
  'details_approved',
  'inspector_assigned',
  'inspection_started',
];

/** Statuses with an agreed or completed visit; a rejected time or a cancelled request's time does not count. */
export const visitStatuses: readonly RequestStatus[] = [
  ...openVisitStatuses,
  ...statusesBetween('form_submitted', 'inspection_completed'),
];

/** True for a status in which the request's time is that of a visit. */
export function hasVisit(status: RequestStatus): boolean {
  return visitStatuses.includes(status);
}

const beforeStart: readonly RequestStatus[] = statusesBetween('details_sent', 'inspector_assigned');

/** True for a coming visit: proposed or confirmed, and not rejected. */
export function isVisitAhead(
  { status, visitAt }: { readonly status: RequestStatus; readonly visitAt: string | null },
  now: Date,
): boolean {
  return beforeStart.includes(status) && hasVisit(status) && visitAt !== null && new Date(visitAt) > now;
}

/** True for a cancelled request: it left its phase without completing it. */
export function completesNothing(status: RequestStatus): boolean {
  return status === 'cancelled';
}

/** Statuses at which their phase is complete. */
export const phaseEnds: readonly RequestStatus[] = [
  'contract_signed',
  'payment_completed',
  'certificate_generated',
  'corrections_approved',
  'inspection_completed',
];

/** True for published results that require no corrections (rules 3.4). */
export function isWithoutCorrections(status: RequestStatus): boolean {
  return status === 'certificate_generated';
}
