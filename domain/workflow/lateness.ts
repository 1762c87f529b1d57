import { AUTO_COMPLETE_DAYS, overdueAfterDays } from '../scheduling/deadlines';
import type { RequestStatus } from './statuses';

/** Days after which a request is late in a status without a deadline of its own. */
export const usualDays = 3;

/** A deadline that the request itself carries, or a number of days in the status. */
export type Lateness = { readonly deadline: 'correctionsDueAt' | 'visitAt' } | { readonly days: number };

const own: Partial<Record<RequestStatus, Lateness>> = {
  payment_pending: { days: overdueAfterDays.first },
  inspector_assigned: { deadline: 'visitAt' },
  corrections_needed: { deadline: 'correctionsDueAt' },
  // The client may review until the portal closes the request.
  certificate_generated: { days: AUTO_COMPLETE_DAYS },
  corrections_approved: { days: AUTO_COMPLETE_DAYS },
};

/** The rule by which a request is late in a status: its deadline where one is defined, otherwise the usual days. */
export function latenessOf(status: RequestStatus): Lateness {
  return own[status] ?? { days: usualDays };
}
