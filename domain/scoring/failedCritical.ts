import type { Answer } from '../forms/answer';
import { correctiveItems } from '../forms/correctiveItems';
import type { InspectionForm } from '../forms/inspectionForm';

/** How many critical questions scored 0. Partial compliance is to be corrected but is not a failure. */
export function countFailedCritical(form: InspectionForm, answers: readonly Answer[]): number {
  return correctiveItems(form, answers).filter(
    ({ severity, score }) => severity === 'critical' && score === 0,
  ).length;
}
