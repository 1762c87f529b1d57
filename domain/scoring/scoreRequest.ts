import { toTenths, weightedMean } from '#framework/base/numbers/fraction';
import { countFailedCritical } from './correctiveItems';
import { type Grade, gradeOf } from './grades';
import { type FormScore, type ScorableAnswer, type ScorableForm, scoreWithCorrections } from './scoreForm';

const equalWeight = { numerator: 1n, denominator: 1n };

/**
 * The score of a request with several vehicles: the mean of theirs, one decimal, half-up (rules 5.2).
 * A vehicle to which nothing applied (null) does not count; null when none counts.
 */
export function scoreRequest(perVehicleScores: readonly (number | null)[]): number | null {
  const mean = weightedMean(
    perVehicleScores
      .filter((score) => score !== null)
      .map((score) => ({
        weight: equalWeight,
        value: { numerator: BigInt(Math.round(score * 10)), denominator: 10n },
      })),
  );
  return mean && toTenths(mean);
}

interface PartAnswers {
  readonly vehicleId: string | null;
  readonly answers: readonly ScorableAnswer[];
  /** Questions whose correction a supervisor has accepted. */
  readonly acceptedKeys: readonly string[];
}

/** Result of one part, or of the request. */
export type ScoreSummary = Pick<RequestScore, 'total' | 'grade' | 'failedCritical'>;

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
 * Score of a request with all its parts. The grade is capped by the failed critical questions of the worst vehicle, as
 * their sum over a fleet could fail it although no vehicle fails.
 */
export function scoreParts(form: ScorableForm, parts: readonly PartAnswers[]): RequestScore {
  const scored = parts.map(({ vehicleId, answers, acceptedKeys }) => {
    const score = scoreWithCorrections(form, answers, acceptedKeys);
    const uncorrected = answers.filter(({ questionKey }) => !acceptedKeys.includes(questionKey));
    const failed = countFailedCritical(form, uncorrected);
    return { vehicleId, score, failed, grade: toGrade(score.total, failed) };
  });
  const total = scoreRequest(scored.map(({ score }) => score.total));
  const worst = Math.max(0, ...scored.map(({ failed }) => failed));
  return { total, grade: toGrade(total, worst), failedCritical: worst, parts: scored };
}

/** Result of one branch or vehicle. */
export function scoreSummaryOf({ score, grade, failed }: RequestScore['parts'][number]): ScoreSummary {
  return { total: score.total, grade, failedCritical: failed };
}

function toGrade(total: number | null, failedCritical: number): Grade | null {
  return total === null ? null : gradeOf(total, failedCritical).grade;
}
