import type { InspectorsWeekView, TeamVisit } from '#domain/api/calendarViews';
import type { Move } from './MoveDialog';

type Inspector = InspectorsWeekView['inspectors'][number];

/** Where a visit is, or is wanted. */
export interface Cell {
  readonly day: string;
  readonly inspectorId: string;
}

/** What is to be done for a visit to come from one cell to another; null where nothing is, or it may not be. */
export function moveTo(visit: TeamVisit, from: Cell, to: Cell): Move | null {
  const otherDay = from.day !== to.day;
  const otherInspector = from.inspectorId !== to.inspectorId;
  const steps: Move['steps'] = [
    ...(otherDay ? [{ name: 'reschedule' as const, day: to.day }] : []),
    ...(otherInspector ? [{ name: 'replaceInspector' as const, inspectorId: to.inspectorId }] : []),
  ];
  const possible = steps.every(({ name }) => visit.moves.includes(name));
  return steps.length > 0 && possible ? { requestId: visit.requestId, steps } : null;
}

/**
 * The cell beside one, for a key: days by ← and → as they are read, inspectors by ↑ and ↓; null at the edge.
 */
export function cellBeside(
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
