import type { InspectorsWeekView, TeamVisit } from '#domain/api/calendarViews';
import { riyadhDate, riyadhInstant } from '#framework/base/time/riyadhTime';
import type { Move } from './MoveDialog';

type Inspector = InspectorsWeekView['inspectors'][number];

/** Cell of the week: a Riyadh day of an inspector. */
export interface Cell {
  readonly day: string;
  readonly inspectorId: string;
}

/**
 * Returns the steps that move a visit from one cell to another, on another day at its present hour; null where there are none,
 * or where the reader may not take them.
 */
export function moveTo(visit: TeamVisit, from: Cell, to: Cell): Move | null {
  const otherDay = from.day !== to.day;
  const otherInspector = from.inspectorId !== to.inspectorId;
  const steps: Move['steps'] = [
    ...(otherDay ? [{ name: 'reschedule' as const, at: onDay(visit.visitAt, to.day) }] : []),
    ...(otherInspector ? [{ name: 'replaceInspector' as const, inspectorId: to.inspectorId }] : []),
  ];
  const possible = steps.every(({ name }) => visit.moves.includes(name));
  return steps.length > 0 && possible ? { requestId: visit.requestId, steps } : null;
}

/** Instant of the same hour on another Riyadh day, in ISO 8601. */
function onDay(moment: string, day: string): string {
  const at = new Date(moment);
  const sinceMidnight = at.getTime() - riyadhInstant(riyadhDate(at)).getTime();
  return new Date(riyadhInstant(day).getTime() + sinceMidnight).toISOString();
}

/** Returns the names of two inspectors' teams where they differ; undefined in one team. */
export function otherTeamOf(
  inspectors: readonly Pick<Inspector, 'id' | 'name' | 'supervisor'>[],
  from: Cell,
  to: Cell,
): Move['otherTeam'] {
  const present = inspectors.find(({ id }) => id === from.inspectorId);
  const target = inspectors.find(({ id }) => id === to.inspectorId);
  if (!present || !target || present.supervisor.id === target.supervisor.id) return undefined;
  return { inspector: target.name, leader: target.supervisor.name, supervisor: present.supervisor.name };
}

/**
 * Returns the next cell in the direction of a key: days by ← and → in reading direction, inspectors by ↑ and ↓; null at the
 * edge.
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
  const row = inspectors.findIndex(({ id }) => id === from.inspectorId);
  const inspector = inspectors[row + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)];
  return day && inspector ? { day, inspectorId: inspector.id } : null;
}
