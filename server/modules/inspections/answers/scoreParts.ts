import type { Answer } from '#domain/forms/answer';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { countFailedCritical } from '#domain/scoring/failedCritical';
import { type Grade, gradeOf } from '#domain/scoring/gradeBands';
import { recalculate } from '#domain/scoring/recalculate';
import type { FormScore } from '#domain/scoring/scoreForm';
import { scoreRequest } from '#domain/scoring/scoreRequest';

interface PartAnswers {
  readonly vehicleId: string | null;
  readonly answers: readonly Answer[];
  /** Questions whose correction a supervisor has accepted. */
  readonly acceptedKeys: readonly string[];
}

export interface RequestScore {
  /** Out of 100: the branch's, or the mean of the vehicles'; null when nothing applied. */
  readonly total: number | null;
  readonly grade: Grade | null;
  /** Failed critical questions of the worst part: what may lower the grade below its score. */
  readonly failedCritical: number;
  readonly parts: readonly {
    readonly vehicleId: string | null;
    readonly score: FormScore;
    readonly grade: Grade | null;
    readonly failed: number;
  }[];
}

/**
 * Scores a whole request. The failed critical questions that cap the grade are those of the worst vehicle: spread over
 * a fleet they would add up to a failure that no single vehicle shows.
 */
export function scoreParts(form: InspectionForm, parts: readonly PartAnswers[]): RequestScore {
  const scored = parts.map(({ vehicleId, answers, acceptedKeys }) => {
    const score = recalculate(form, answers, acceptedKeys);
    const standing = answers.filter(({ questionKey }) => !acceptedKeys.includes(questionKey));
    const failed = countFailedCritical(form, standing);
    return { vehicleId, score, failed, grade: toGrade(score.total, failed) };
  });
  const total = scoreRequest(scored.map(({ score }) => score.total));
  const worst = Math.max(0, ...scored.map(({ failed }) => failed));
  return { total, grade: toGrade(total, worst), failedCritical: worst, parts: scored };
}

function toGrade(total: number | null, failedCritical: number): Grade | null {
  return total === null ? null : gradeOf(total, failedCritical).grade;
}
