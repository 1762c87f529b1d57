import { AUTO_COMPLETE_DAYS, overdueAfterDays } from '../scheduling/deadlines';
import { dayMs } from '#framework/base/time/riyadhTime';
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

/** A request in a status, with what decides whether it is late there. */
export interface Stay {
  readonly status: RequestStatus;
  readonly statusSince: Date;
  readonly visitAt: Date | null;
  readonly correctionsDueAt: Date | null;
}

/** The stay that a step ends: its seconds, and whether the request was late. They are stored with the step. */
export function endedStay(
  stay: Stay,
  now: Date,
): { readonly staySeconds: number; readonly stayLate: boolean } {
  const stayed = now.getTime() - stay.statusSince.getTime();
  const lateness = latenessOf(stay.status);
  const deadline = 'deadline' in lateness ? stay[lateness.deadline] : null;
  return {
    staySeconds: Math.floor(stayed / 1000),
    stayLate: 'days' in lateness ? stayed > lateness.days * dayMs : deadline !== null && now > deadline,
  };
}
