import type { FormQuestion } from './inspectionForm';

/** True when a reading lies within the question's bounds, both included; an absent bound is open. */
export function isWithinBounds({ min, max }: Pick<FormQuestion, 'min' | 'max'>, reading: number): boolean {
  return (min === undefined || reading >= min) && (max === undefined || reading <= max);
}
