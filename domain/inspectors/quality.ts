import { dayMs } from '#framework/base/time/riyadhTime';

/** Days over which an inspector's quality is measured: long enough to be fair, short enough to allow improvement. */
export const QUALITY_DAYS = 365;

export function qualitySince(now: Date): Date {
  return new Date(now.getTime() - QUALITY_DAYS * dayMs);
}

/** Share of an inspector's answers that reviews changed, in percent with one decimal; null without reviews. */
export function movedShare(moved: number, reviewed: number): number | null {
  return reviewed === 0 ? null : Math.round((1000 * moved) / reviewed) / 10;
}
