import type { InspectionForm } from '#domain/forms/inspectionForm';
import type { FormPart } from '../answers/loadFilledForm';
import { scoreParts } from '../answers/scoreParts';

interface Failed {
  readonly vehicleId: string | null;
  readonly questionKey: string;
}

/**
 * What the request's score gains when one item alone is accepted: the very scoring that an approval runs, with it and
 * without. One decimal; null where nothing is scored.
 */
export function pointsToRegain(
  form: InspectionForm,
  parts: readonly FormPart[],
  items: readonly (Failed & { readonly verdict: 'accepted' | 'refused' | null })[],
): (item: Failed) => number | null {
  const accepted = items.filter(({ verdict }) => verdict === 'accepted');
  const total = (mended: readonly Failed[]) =>
    scoreParts(
      form,
      parts.map(({ vehicle, answers }) => {
        const vehicleId = vehicle?.id ?? null;
        const own = mended.filter((one) => one.vehicleId === vehicleId);
        return { vehicleId, answers, acceptedKeys: own.map(({ questionKey }) => questionKey) };
      }),
    ).total;
  const now = total(accepted);
  return (item) => {
    const then = total([...accepted, item]);
    return now === null || then === null ? null : Math.round((then - now) * 10) / 10;
  };
}
