import type { FormCategory } from './inspectionForm';
import { canAddCategory } from './weights';

/**
 * The key of the first category that a save adds although the others weigh 100 already (rules 2.12); null when there is
 * none. Weights that are being moved about may exceed 100 for a while, which only keeps a form from being published.
 */
export function addedBeyondFull(
  before: readonly Pick<FormCategory, 'key'>[],
  after: readonly Pick<FormCategory, 'key' | 'weight'>[],
): string | null {
  const known = new Set(before.map(({ key }) => key));
  const standing = after.filter(({ key }) => known.has(key));
  for (const category of after.filter(({ key }) => !known.has(key))) {
    if (!canAddCategory(standing)) return category.key;
    standing.push(category);
  }
  return null;
}
