import { hourMs } from '#framework/base/time/riyadhTime';
import type { Coordinates } from '#framework/base/geo/coordinates';

/** Rules 3.8. */
export const RESCHEDULE_NOTICE_HOURS = 24;

/** Reschedule check: a visit can be moved until these hours before it begins. */
export function canReschedule(visitAt: Date, now: Date): boolean {
  return visitAt.getTime() - now.getTime() >= RESCHEDULE_NOTICE_HOURS * hourMs;
}

/**
 * A visit may be started from 24 hours before its time: from when it can no longer be moved. Earlier, one wrong tap in the
 * field would begin an inspection that nobody expects; later, an inspector who is late still has to begin.
 */
export function canStartVisit(visitAt: Date, now: Date): boolean {
  return visitAt.getTime() - now.getTime() <= RESCHEDULE_NOTICE_HOURS * hourMs;
}

/**
 * Start of a visit, as a phone without a network reports it later: the phone's time, limited to between the assignment
 * and now. Without a reported time it is now.
 */
export function startedAt(reportedAt: Date | null, assignedAt: Date, now: Date): Date {
  if (reportedAt === null) return now;
  return new Date(Math.min(now.getTime(), Math.max(reportedAt.getTime(), assignedAt.getTime())));
}

/** Distance beyond which a phone is not at the branch, after subtracting its own accuracy. */
const farMetres = 500;
/** Largest accuracy that is subtracted; with a larger one nothing would ever be far. */
const trustedErrorMetres = 500;
const earthMetres = 6_371_000;

/** Great-circle distance between two points, in whole metres. */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const [latA, latB] = [toRadians(a.latitude), toRadians(b.latitude)];
  const half = (from: number, to: number) => Math.sin((to - from) / 2) ** 2;
  const chord =
    half(latA, latB) + Math.cos(latA) * Math.cos(latB) * half(toRadians(a.longitude), toRadians(b.longitude));
  return Math.round(2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** Distance check: true for a visit begun away from its branch (rules 3.17). It is flagged for the supervisor, never refused. */
export function isFarFromBranch(metres: number, accuracy: number | null): boolean {
  return metres - Math.min(accuracy ?? 0, trustedErrorMetres) > farMetres;
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
