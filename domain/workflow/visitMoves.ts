import { isMember } from 'sijil/base/objects';
import type { Role } from '../access/roles';
import { type TransitionName, transitions } from './requestWorkflow';
import type { RequestStatus } from './statuses';

/** Steps that give a visit another time; at most one of them starts from a status. */
export const timeMoves = [
  'reschedule',
  'changeProposal',
  'sendDetails',
] as const satisfies readonly TransitionName[];

/** Steps that give a visit an inspector; at most one of them starts from a status. */
export const inspectorMoves = [
  'assignInspector',
  'replaceInspector',
] as const satisfies readonly TransitionName[];

export const visitMoves = [...timeMoves, ...inspectorMoves] as const;
export type VisitMove = (typeof visitMoves)[number];

/** Steps by which a role moves a visit in the week of a team: to another time, or to another inspector. */
export function movesOf(role: Role, status: RequestStatus): VisitMove[] {
  return visitMoves.filter(
    (name) => isMember(transitions[name].by, role) && isMember(transitions[name].from, status),
  );
}
