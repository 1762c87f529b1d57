import { type RequestStatus, statusesBetween } from './statuses';

/** Stages of a visit in a plan, in their order. Each has its own mark. */
export const visitStages = [
  'planned',
  'proposed',
  'rejected',
  'agreed',
  'assigned',
  'started',
  'formIn',
] as const;
export type VisitStage = (typeof visitStages)[number];

const stageOf: Readonly<Partial<Record<RequestStatus, VisitStage>>> = {
  details_sent: 'proposed',
  details_rejected: 'rejected',
  details_approved: 'agreed',
  inspector_assigned: 'assigned',
  inspection_started: 'started',
};
const withForm = statusesBetween('form_submitted', 'inspection_completed');

/** Stage of a request's visit; `planned` before its time is proposed. */
export function visitStage(status: RequestStatus): VisitStage {
  return stageOf[status] ?? (withForm.includes(status) ? 'formIn' : 'planned');
}
