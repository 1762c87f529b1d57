import type { Localized } from 'sijil/base/i18n/localized';

interface SeverityRow {
  readonly label: Localized;
  /** Recommended days to correct the fault. The client's own deadline for sending evidence is 15 days for all severities. */
  readonly correctWithinDays: number;
  /** Weight of a question of this severity among the others of its category. */
  readonly points: number;
}

export const severities = {
  critical: { label: { ar: 'حرجة', en: 'Critical' }, correctWithinDays: 1, points: 10 },
  major: { label: { ar: 'رئيسية', en: 'Major' }, correctWithinDays: 7, points: 5 },
  minor: { label: { ar: 'ثانوية', en: 'Minor' }, correctWithinDays: 30, points: 2 },
} as const satisfies Record<string, SeverityRow>;

export type Severity = keyof typeof severities;

/**
 * Question weights in proportion to their severity's points, integers that sum to 100 (largest remainder; the earlier question
 * wins a tie). Where all are equally severe the weights stay automatic.
 */
export function severityWeights(ofQuestions: readonly Severity[]): readonly (number | null)[] {
  if (new Set(ofQuestions).size <= 1) return ofQuestions.map(() => null);
  const points = ofQuestions.map((severity) => severities[severity].points);
  const total = points.reduce<number>((sum, one) => sum + one, 0);
  const weights = points.map((one) => Math.floor((one * 100) / total));
  const missing = 100 - weights.reduce((sum, weight) => sum + weight, 0);
  const byRemainder = points
    .map((one, index) => ({ index, remainder: (one * 100) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return weights.map((weight, index) => (raised.has(index) ? weight + 1 : weight));
}
