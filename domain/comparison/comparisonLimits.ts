/** How many inspections stand beside each other (rules 7.7): one alone compares with nothing. */
export const comparisonLimits = { min: 2, max: 3 } as const;

/** The id under which inspections of vehicles that belong to no branch are picked. */
export const noBranch = 'none';

/** Which refusal a choice of that many inspections earns; null where they can be compared. */
export function comparisonProblem(count: number): 'compare_too_few' | 'compare_too_many' | null {
  if (count > comparisonLimits.max) return 'compare_too_many';
  return count < comparisonLimits.min ? 'compare_too_few' : null;
}
