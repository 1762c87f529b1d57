import { AUTO_COMPLETE_DAYS, overdueAfterDays, VISIT_GRACE_MINUTES } from '../scheduling/deadlines';
import { dayMs, minuteMs } from 'sijil/base/time/riyadhTime';
import type { RequestStatus } from './statuses';

/** Days after which a request is late in a status without a deadline of its own. */
export const usualDays = 3;

/** A request is late this many minutes after a moment that it has. */
export interface Lateness {
  readonly after: 'statusSince' | 'visitAt' | 'correctionsDueAt';
  readonly minutes: number;
}

const daysInStatus = (days: number): Lateness => ({
  after: 'statusSince',
  minutes: (days * dayMs) / minuteMs,
});

const own: Partial<Record<RequestStatus, Lateness>> = {
  payment_pending: daysInStatus(overdueAfterDays.first),
  inspector_assigned: { after: 'visitAt', minutes: VISIT_GRACE_MINUTES },
  corrections_needed: { after: 'correctionsDueAt', minutes: 0 },
  // The client may review until the portal closes the request.
  certificate_generated: daysInStatus(AUTO_COMPLETE_DAYS),
  corrections_approved: daysInStatus(AUTO_COMPLETE_DAYS),
};

/** The rule by which a request is late in a status: its deadline where one is defined, otherwise the usual days. */
export function latenessOf(status: RequestStatus): Lateness {
  return own[status] ?? daysInStatus(usualDays);
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
  const { after, minutes } = latenessOf(stay.status);
  const since = stay[after];
  return {
    staySeconds: Math.floor((now.getTime() - stay.statusSince.getTime()) / 1000),
    stayLate: since !== null && now.getTime() - since.getTime() > minutes * minuteMs,
  };
}
