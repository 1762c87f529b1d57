/** Number of inspections in one comparison (rules 7.7). */
export const comparisonLimits = { min: 2, max: 3 } as const;

/** The id under which inspections of vehicles that belong to no branch are picked. */
export const noBranch = 'none';

/** Error code for a comparison of that many inspections; null for an allowed number. */
export function comparisonProblem(count: number): 'compare_too_few' | 'compare_too_many' | null {
  if (count > comparisonLimits.max) return 'compare_too_many';
  return count < comparisonLimits.min ? 'compare_too_few' : null;
}
