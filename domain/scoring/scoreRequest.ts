import { toTenths, weightedMean } from 'sijil/base/numbers/rounding';
import { type Grade, type GradeBand, gradeOf, gradeReason } from './grades';
import {
  type FormScore,
  type ScorableAnswer,
  type ScorableForm,
  scoreForm,
  scoreWithCorrections,
} from './scoreForm';
import { severities, type Severity } from '../forms/severities';
import type { Answer } from '../forms/answer';
import { type InspectionForm, questionsOf } from '../forms/inspectionForm';
import { shownQuestions } from '../forms/shownQuestions';
import type { Localized } from 'sijil/base/i18n/localized';

const equalWeight = { numerator: 1n, denominator: 1n };

/**
 * Score of a request with several vehicles: the mean of theirs, one decimal, half-up (rules 5.2). A vehicle to which nothing
 * applied (null) does not count; null when none counts.
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
  /** Failed critical questions of the worst part, which may lower the grade below the score's. */
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

interface ScoreSoFar {
  /** Total out of 100; null until a scored question is answered. */
  readonly total: number | null;
  readonly band: GradeBand | null;
  /** Reason for a grade lowered by failed critical items. */
  readonly reason: Localized | null;
  readonly answered: number;
}

/** Score of a form that is still being filled in: unanswered questions count as not applicable. */
export function scoreSoFar(form: InspectionForm, answers: readonly Answer[]): ScoreSoFar {
  const shown = new Set(shownQuestions(form, answers).map(({ key }) => key));
  const given = answers.filter(({ questionKey }) => shown.has(questionKey));
  const keys = new Set(given.map(({ questionKey }) => questionKey));
  const missing = questionsOf(form)
    .filter(({ key }) => !keys.has(key))
    .map(({ key }) => ({ questionKey: key, score: null }));
  const { total } = scoreForm(form, [...given, ...missing]);
  const failed = countFailedCritical(form, given);
  return {
    total,
    band: total === null ? null : gradeOf(total, failed),
    reason: gradeReason(total, failed),
    answered: given.length,
  };
}

interface CorrectiveItem {
  readonly categoryKey: string;
  readonly questionKey: string;
  readonly severity: Severity;
  readonly score: 0 | 1;
  readonly correctWithinDays: number;
}

/** Corrective list: every question scored 0 or 1, in the form's order (rules 3.4). */
export function correctiveItemsOf(
  form: ScorableForm,
  answers: readonly ScorableAnswer[],
): readonly CorrectiveItem[] {
  const scores = new Map(answers.map(({ questionKey, score }) => [questionKey, score]));
  return form.categories.flatMap((category) =>
    category.questions.flatMap(({ key, severity }) => {
      const score = scores.get(key);
      if (score !== 0 && score !== 1) return [];
      const { correctWithinDays } = severities[severity];
      return [{ categoryKey: category.key, questionKey: key, severity, score, correctWithinDays }];
    }),
  );
}

/** Number of critical questions that scored 0. Partial compliance must be corrected but is not a failure. */
export function countFailedCritical(form: ScorableForm, answers: readonly ScorableAnswer[]): number {
  return correctiveItemsOf(form, answers).filter(
    ({ severity, score }) => severity === 'critical' && score === 0,
  ).length;
}
