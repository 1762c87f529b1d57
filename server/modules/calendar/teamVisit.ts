import type { z } from 'zod';
import type { inspectorsWeekView } from '#domain/api/calendarViews';
import type { Role } from '#domain/access/roles';
import { minutesBetween, type VisitHours } from '#domain/scheduling/visitHours';
import { inspectorMoves, movesOf } from '#domain/workflow/visitMoves';
import { isMember } from 'sijil/base/objects';
import { minuteMs, riyadhDate } from 'sijil/base/time/riyadhTime';
import { isTrainedFor, reachesCity } from '../scheduling/loadWorkers';
import type { PlacedMember, readDaysOff, Visit } from './readTeam';

type TeamVisit = z.output<typeof inspectorsWeekView>['days'][number]['unassigned'][number];

/** Week of a team, in which each visit is judged. */
export interface Board {
  readonly role: Role;
  readonly hours: VisitHours;
  /** Inspectors who can be assigned. */
  readonly team: readonly PlacedMember[];
  readonly visits: readonly Visit[];
  readonly daysOff: Awaited<ReturnType<typeof readDaysOff>>;
}

/** Visit of the week, with the travel time from the one before it and what the reader may do with it. */
export function toTeamVisit(visit: Visit, before: Visit | undefined, board: Board): TeamVisit {
  const { hours, role } = board;
  const moves = visit.movable ? movesOf(role, visit.status) : [];
  return {
    ...visit,
    endsAt: new Date(visit.visitAt.getTime() + hours.visitMinutes * minuteMs),
    travelMinutes: before ? minutesBetween(before.cityId === visit.cityId, hours) - hours.visitMinutes : null,
    moves,
    suitable: moves.some((name) => isMember(inspectorMoves, name))
      ? board.team.filter((member) => isSuitable(member, visit, board)).map(({ id }) => id)
      : [],
  };
}

/** True for an inspector of the request's team who reaches the visit, is trained for it, and is free at its time. */
function isSuitable(member: PlacedMember, visit: Visit, { hours, visits, daysOff }: Board): boolean {
  const day = riyadhDate(visit.visitAt);
  return (
    member.supervisor.id === visit.supervisor?.id &&
    reachesCity(member, visit.cityId) &&
    isTrainedFor(member, visit.serviceId) &&
    !daysOff.some(
      ({ inspectorId, status, startsOn, endsOn }) =>
        inspectorId === member.id && status === 'approved' && startsOn <= day && day <= endsOn,
    ) &&
    !visits.some((other) => other.inspector?.id === member.id && isTooNear(other, visit, hours))
  );
}

/** True for another visit that leaves no time for this one and the travel to it. */
function isTooNear(other: Visit, visit: Visit, hours: VisitHours): boolean {
  const apart = Math.abs(other.visitAt.getTime() - visit.visitAt.getTime());
  return (
    other.requestId !== visit.requestId &&
    apart < minutesBetween(other.cityId === visit.cityId, hours) * minuteMs
  );
}
