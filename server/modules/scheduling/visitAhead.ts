import { transitions } from '#domain/workflow/requestWorkflow';

/** Statuses in which an inspector still has the visit before them. */
export const visitAhead = [...new Set([...transitions.startInspection.from, ...transitions.submitForm.from])];
