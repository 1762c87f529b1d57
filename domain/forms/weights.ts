import type { FormCategory } from './inspectionForm';

// Weights have at most two decimals (33.33), so sums in hundredths are exact.
export const FULL_WEIGHT = 10_000;

/** Converts a weight out of 100 to hundredths. */
export function toHundredths(weight: number): number {
  return Math.round(weight * 100);
}

export function sumOfWeights(weights: readonly (number | null)[]): number {
  return weights.reduce<number>((sum, weight) => sum + (weight === null ? 0 : toHundredths(weight)), 0);
}

/** Share of 100 that a form's categories leave; negative when they exceed it. */
export function remainingWeight(categories: readonly Pick<FormCategory, 'weight'>[]): number {
  return (FULL_WEIGHT - sumOfWeights(categories.map(({ weight }) => weight))) / 100;
}

/** True while the weights of categories are below 100 (rules 2.12). */
export function canAddCategory(categories: readonly Pick<FormCategory, 'weight'>[]): boolean {
  return remainingWeight(categories) > 0;
}

/**
 * Key of the first category that a save adds although the others weigh 100 already (rules 2.12); null when there is none. While
 * weights are being redistributed they may exceed 100, which only prevents publishing the form.
 */
export function addedBeyondFull(
  before: readonly Pick<FormCategory, 'key'>[],
  after: readonly Pick<FormCategory, 'key' | 'weight'>[],
): string | null {
  const known = new Set(before.map(({ key }) => key));
  const existing = after.filter(({ key }) => known.has(key));
  for (const category of after.filter(({ key }) => !known.has(key))) {
    if (!canAddCategory(existing)) return category.key;
    existing.push(category);
  }
  return null;
}

/** Weights, in hundredths, of parts that share a weight evenly: the first parts get the remainder. */
export function evenWeights(parts: number, shared = FULL_WEIGHT): readonly number[] {
  const share = Math.floor(shared / Math.max(1, parts));
  const left = shared - share * parts;
  return Array.from({ length: parts }, (_, index) => (share + (index < left ? 1 : 0)) / 100);
}
