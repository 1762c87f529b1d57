import { gradeBands } from '#domain/scoring/grades';

/**
 * Name of a grade among the colours of the design; null without a grade, and for a result that no longer counts: its
 * certificate was revoked, replaced or has expired.
 */
export function gradeColour(grade: string | null, counts: boolean): string | null {
  return counts && gradeBands.some((band) => band.grade === grade) ? (grade?.toLowerCase() ?? null) : null;
}
