import { dayMs } from '../time/riyadhTime';

/** How far back an inspector's quality is counted: long enough to be fair, short enough that people may improve. */
export const QUALITY_DAYS = 365;

export function qualitySince(now: Date): Date {
  return new Date(now.getTime() - QUALITY_DAYS * dayMs);
}

/** How often reviews moved an inspector's answers, in percent with one decimal; null where none was reviewed. */
export function movedShare(moved: number, reviewed: number): number | null {
  return reviewed === 0 ? null : Math.round((1000 * moved) / reviewed) / 10;
}
