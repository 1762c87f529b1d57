import { transitions } from '../workflow/requestWorkflow';
import { type RequestStatus, statuses, statusNames, statusesBetween, type Turn } from '../workflow/statuses';

const withTurn = (turn: Turn) => statusNames.filter((name) => statuses[name].turn === turn);
const submitted = statusesBetween('form_submitted', 'inspection_completed');

/** Work that waits for the reader, each with the page on which it is done: its menu entry shows the number. */
export const workPaths = {
  unassigned: '/requests',
  contracts: '/requests',
  cancellations: '/requests',
  visits: '/calendar',
  transfers: '/payments',
  tickets: '/customer-support',
  ownRequests: '/client/requests',
  ownTasks: '/supervisorDashboard',
  forms: '/inspectorForms',
} as const;

export type WorkName = keyof typeof workPaths;

/** Statuses of the requests that are such work; the others are counted by their own records. */
export const workStatuses: Readonly<Partial<Record<WorkName, readonly RequestStatus[]>>> = {
  unassigned: transitions.assignSupervisor.from,
  contracts: transitions.writeContract.from,
  visits: transitions.assignInspector.from,
  ownRequests: withTurn('client'),
  ownTasks: withTurn('supervisor'),
  forms: withTurn('supervisor').filter((name) => submitted.includes(name)),
};
