import type { FormQuestion } from '#domain/forms/inspectionForm';

/** The limits of a temperature question, null for an open one; null altogether where nothing is measured. */
export function boundsOf({
  kind,
  min,
  max,
}: Pick<FormQuestion, 'kind' | 'min' | 'max'>): { min: number | null; max: number | null } | null {
  return kind === 'temperature' ? { min: min ?? null, max: max ?? null } : null;
}
