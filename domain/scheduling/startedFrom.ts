import type { Coordinates } from '../geo/coordinates';

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
