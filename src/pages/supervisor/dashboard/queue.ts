import type { RequestSummary } from '#domain/api/requestViews';
import { addDays, riyadhDate } from '#domain/scheduling/riyadhTime';
import { openDeadline } from '@/requests/openDeadline';
import { type Phase, phases, statuses, statusNames } from '#domain/workflow/statuses';

const visitWeekDays = 7;

/** The statuses of everything that is still under way, as the API's list takes them. */
export const openRequests = statusNames.filter((name) => statuses[name].phase !== 'done').join(',');

/** The supervisor's own moves and everybody else's, each with what is nearest to its deadline first. */
export function splitQueue(rows: readonly RequestSummary[], now: Date) {
  const ordered = rows.toSorted((one, other) => deadlineOf(one, now) - deadlineOf(other, now));
  const isMine = ({ status }: RequestSummary) => statuses[status].turn === 'supervisor';
  return { mine: ordered.filter(isMine), others: ordered.filter((row) => !isMine(row)) };
}

/** The corrections' deadline, or a visit ahead that something still has to be done for, or else since when it waits. */
function deadlineOf(request: RequestSummary, now: Date): number {
  const { statusSince, visitAt } = request;
  const ahead = [openDeadline(request), visitAt].flatMap((at) =>
    at && new Date(at) > now ? [new Date(at).getTime()] : [],
  );
  return Math.min(...ahead, new Date(statusSince).getTime());
}

/** How many requests are in each phase under way. */
export function countByPhase(rows: readonly RequestSummary[]): readonly { phase: Phase; count: number }[] {
  return phases
    .filter((phase) => phase !== 'done')
    .map((phase) => ({ phase, count: rows.filter(({ status }) => statuses[status].phase === phase).length }));
}

/** The visits of today and the six Riyadh days after it, day by day. */
export function visitsOfWeek(rows: readonly RequestSummary[], now: Date) {
  const days = Array.from({ length: visitWeekDays }, (_, index) => addDays(riyadhDate(now), index));
  return days.flatMap((day) => {
    const visits = rows
      .filter(({ visitAt }) => visitAt && riyadhDate(new Date(visitAt)) === day)
      .toSorted((one, other) => String(one.visitAt).localeCompare(String(other.visitAt)));
    return visits.length > 0 ? [{ day, visits }] : [];
  });
}
