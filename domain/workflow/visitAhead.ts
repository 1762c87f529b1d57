import { transitions } from './requestWorkflow';
import type { RequestStatus } from './statuses';

/** Statuses in which the inspector still has to make the visit or to hand in its form. */
export const visitAhead: readonly RequestStatus[] = [
  ...new Set([...transitions.startInspection.from, ...transitions.submitForm.from]),
];

/** True for a visit that has begun and is not handed in. */
export const isUnderWay = (status: RequestStatus): boolean =>
  (transitions.submitForm.from as readonly RequestStatus[]).includes(status);
