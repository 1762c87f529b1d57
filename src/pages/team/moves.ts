import type { InspectorsWeekView, TeamVisit } from '#domain/api/calendarViews';
import { inspectorMoves, timeMoves } from '#domain/workflow/visitMoves';
import { riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { Move, MoveStep } from './MoveDialog';

type Inspector = InspectorsWeekView['inspectors'][number];

/** Cell of the week: a Riyadh day of an inspector, or of the visits without one. */
export interface Cell {
  readonly day: string;
  readonly inspectorId: string | null;
}

/**
 * Returns the steps that move a visit from one cell to another, on another day at its present hour; null where there are none,
 * or where the reader may not take them. No step takes an inspector away.
 */
export function moveTo(visit: TeamVisit, from: Cell, to: Cell): Move | null {
  const steps: (MoveStep | null)[] = [];
  if (from.day !== to.day) {
    const name = timeMoves.find((move) => visit.moves.includes(move));
    steps.push(name ? { name, at: onDay(visit.visitAt, to.day) } : null);
  }
  if (from.inspectorId !== to.inspectorId) {
    const name = inspectorMoves.find((move) => visit.moves.includes(move));
    steps.push(name && to.inspectorId !== null ? { name, inspectorId: to.inspectorId } : null);
  }
  const possible = steps.filter((step) => step !== null);
  return steps.length > 0 && possible.length === steps.length
    ? { requestId: visit.requestId, steps: possible }
    : null;
}

/** Instant of the same hour on another Riyadh day, in ISO 8601. */
function onDay(moment: string, day: string): string {
  const at = new Date(moment);
  const sinceMidnight = at.getTime() - riyadhInstant(riyadhDate(at)).getTime();
  return new Date(riyadhInstant(day).getTime() + sinceMidnight).toISOString();
}

/** Returns the names of the visit's and the inspector's supervisors where they differ; undefined in one team. */
export function otherTeamOf(
  inspectors: readonly Pick<Inspector, 'id' | 'name' | 'supervisor'>[],
  { supervisor }: Pick<TeamVisit, 'supervisor'>,
  to: Cell,
): Move['otherTeam'] {
  const target = inspectors.find(({ id }) => id === to.inspectorId);
  if (!supervisor || !target || supervisor.id === target.supervisor.id) return undefined;
  return { inspector: target.name, leader: target.supervisor.name, supervisor: supervisor.name };
}

/** True for an inspector who could make a visit in a cell: at its own time, or at some time of another day. */
export function isSuitable(
  visit: TeamVisit,
  from: Cell,
  to: Cell,
  inspector: Inspector,
  place: number,
): boolean {
  const day = inspector.days[place];
  if (inspector.outside !== null || !day || day.off) return false;
  if (from.day === to.day) return visit.suitable.includes(inspector.id);
  return day.free > 0 && inspector.supervisor.id === visit.supervisor?.id;
}

/**
 * Returns the next cell in the direction of a key: days by ← and → in reading direction, inspectors by ↑ and ↓; null at the
 * edge. The visits without an inspector are above the first one.
 */
export function neighbourCell(
  from: Cell,
  key: string,
  days: readonly string[],
  inspectors: readonly Pick<Inspector, 'id'>[],
  rtl: boolean,
): Cell | null {
  const onward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  const day = days[days.indexOf(from.day) + (key === onward ? 1 : key === back ? -1 : 0)];
  const rows = [null, ...inspectors.map(({ id }) => id)];
  const inspectorId =
    rows[rows.indexOf(from.inspectorId) + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)];
  return day === undefined || inspectorId === undefined ? null : { day, inspectorId };
}
