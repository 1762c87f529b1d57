import type { ScorableAnswer, ScorableForm } from './scoreForm';
import { severities, type Severity } from '../forms/severities';

export interface CorrectiveItem {
  readonly categoryKey: string;
  readonly questionKey: string;
  readonly severity: Severity;
  readonly score: 0 | 1;
  readonly correctWithinDays: number;
}

/** The corrective list: every question scored 0 or 1, in the form's order (rules 3.4). */
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

/** Number of critical questions that scored 0. Partial compliance is to be corrected but is not a failure. */
export function countFailedCritical(form: ScorableForm, answers: readonly ScorableAnswer[]): number {
  return correctiveItemsOf(form, answers).filter(
    ({ severity, score }) => severity === 'critical' && score === 0,
  ).length;
}
