import type { HistoryDetail } from '#domain/workflow/historyDetail';
import type { startVisitBody } from '#domain/requests/fieldBodies';
import { isFarFromBranch, metresBetween, startedAt } from '#domain/scheduling/visitStart';
import type { ShapeValues } from '#framework/schema/shape';
import type { Queryable } from '#framework/server/db/connect';
import type { RequestRow } from '../../../workflow/requestRow';
import { loadRequestPlace } from '../../requests/requestPlace';

/**
 * Start of a visit: time, place and distance for the history; a start far from the branch is recorded, not refused
 * (rules 3.17).
 */
export async function beginVisit(
  db: Queryable,
  request: RequestRow,
  { at, place, accuracy }: ShapeValues<typeof startVisitBody>,
  now: Date,
): Promise<{ readonly startedAt: Date; readonly detail: HistoryDetail }> {
  const began = startedAt(at ? new Date(at) : null, request.statusSince, now);
  // A fleet that was ordered without a branch may be anywhere.
  const branch = request.branchId ? (await loadRequestPlace(db, request))?.branch : undefined;
  const metres = place && branch?.place ? metresBetween(place, branch.place) : null;
  return {
    startedAt: began,
    detail: {
      started: {
        at: began.toISOString(),
        heardAt: now.toISOString(),
        place: place ? { latitude: place.latitude, longitude: place.longitude } : null,
        metres,
        far: metres !== null && isFarFromBranch(metres, accuracy ?? null),
      },
    },
  };
}
