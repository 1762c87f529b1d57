import { hourMs } from '../time/riyadhTime';
import type { Coordinates } from '../geo/coordinates';

/** Rules 3.8. */
export const RESCHEDULE_NOTICE_HOURS = 24;

/** A visit may be moved until these hours before it begins. */
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
 * When a visit began, of what a phone without a network says later: its own time, but neither in the future nor before
 * the inspector had the visit. Without one it begins when we hear of it.
 */
export function startedAt(said: Date | null, assignedAt: Date, now: Date): Date {
  if (said === null) return now;
  return new Date(Math.min(now.getTime(), Math.max(said.getTime(), assignedAt.getTime())));
}

/** Farther away than this, after what the phone says of its own error, nobody stands in the branch any more. */
const farMetres = 500;
/** A phone that claims to know nothing is not believed: it would never be far. */
const trustedErrorMetres = 500;
const earthMetres = 6_371_000;

/** How far apart two points are, along the ground, in whole metres. */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const [latA, latB] = [toRadians(a.latitude), toRadians(b.latitude)];
  const half = (from: number, to: number) => Math.sin((to - from) / 2) ** 2;
  const chord =
    half(latA, latB) + Math.cos(latA) * Math.cos(latB) * half(toRadians(a.longitude), toRadians(b.longitude));
  return Math.round(2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** Whether a visit was begun away from its branch (rules 3.17): flagged for the supervisor, never refused. */
export function isFarFromBranch(metres: number, accuracy: number | null): boolean {
  return metres - Math.min(accuracy ?? 0, trustedErrorMetres) > farMetres;
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
