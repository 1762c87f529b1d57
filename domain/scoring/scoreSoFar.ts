import type { Answer } from '../forms/answer';
import { type InspectionForm, questionsOf } from '../forms/inspectionForm';
import { shownQuestions } from '../forms/shownQuestions';
import type { Localized } from '#framework/base/i18n/localized';
import { countFailedCritical } from './correctiveItems';
import { type GradeBand, gradeOf, gradeReason } from './grades';
import { scoreForm } from './scoreForm';

interface ScoreSoFar {
  /** Out of 100; null before anything that is scored was answered. */
  readonly total: number | null;
  readonly band: GradeBand | null;
  /** Reason for a grade that failed critical items lowered. */
  readonly reason: Localized | null;
  readonly answered: number;
}

/** Score of a form that is still being filled: what has no answer yet counts as not applicable. */
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
