import { correctiveItems } from './correctiveItems';
import type { ScorableAnswer, ScorableForm } from './scorableForm';

/** How many critical questions scored 0. Partial compliance is to be corrected but is not a failure. */
export function countFailedCritical(form: ScorableForm, answers: readonly ScorableAnswer[]): number {
  return correctiveItems(form, answers).filter(
    ({ severity, score }) => severity === 'critical' && score === 0,
  ).length;
}
