import type { InspectionForm } from '#domain/forms/inspectionForm';
import { lostPoints } from '#domain/scoring/correctedScore';
import type { FormPart } from '../../filledForms/loadFilledForm';

interface Failed {
  readonly vehicleId: string | null;
  readonly questionKey: string;
}

/**
 * Points that the request's score gains when one item is accepted in addition to those already accepted; null where
 * it gains nothing.
 */
export function pointsToRegain(
  form: InspectionForm,
  parts: readonly FormPart[],
  items: readonly (Failed & { readonly verdict: 'accepted' | 'refused' | null })[],
): (item: Failed) => number | null {
  const same = (one: Failed, other: Failed) =>
    one.vehicleId === other.vehicleId && one.questionKey === other.questionKey;
  const accepted = items.filter(({ verdict }) => verdict === 'accepted');
  const lost = lostPoints({
    parts: parts.map(({ vehicle, answers }) => ({
      vehicle,
      categories: form.categories.map(({ key, weight, questions }) => ({
        key,
        weight,
        questions: questions.map((question) => ({
          key: question.key,
          weight: question.weight ?? null,
          severity: question.severity,
          score: answers.find(({ questionKey }) => questionKey === question.key)?.score ?? null,
          mended: accepted.some((one) =>
            same(one, { vehicleId: vehicle?.id ?? null, questionKey: question.key }),
          ),
        })),
      })),
    })),
  });
  return (item) => lost.find((one) => same(one, item))?.gain ?? null;
}
