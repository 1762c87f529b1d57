import type { InspectionForm } from '../forms/inspectionForm';
import { toHundredths } from '../forms/weights';
import { type Fraction, product, toTenths, weightedMean } from '#framework/base/numbers/fraction';
import { questionWeights } from '../scoring/scoreForm';
import type { Tally } from './questionBands';

export interface PooledScores {
  /** Out of 100, one decimal; null where nothing applied. */
  readonly total: number | null;
  readonly categories: readonly { readonly key: string; readonly score: number | null }[];
}

/**
 * Pooled score of many visits: the rule of one visit (rules 5.1) over all their answers, so that a question weighs as often
 * as it applied. For a single visit it is that visit's score. Answers to questions removed from the form are ignored.
 */
export function poolScores(form: InspectionForm, tallies: ReadonlyMap<string, Tally>): PooledScores {
  const pooled = form.categories.map((category) => {
    const weights = questionWeights(category);
    const parts = category.questions.flatMap(({ key }) => {
      const tally = tallies.get(key);
      const weight = weights.get(key);
      const applicable = tally ? tally.zero + tally.one + tally.two : 0;
      if (!tally || !weight || applicable === 0) return [];
      return [
        {
          weight: product(weight, toFraction(applicable)),
          value: {
            numerator: BigInt(100 * (tally.one + 2 * tally.two)),
            denominator: BigInt(2 * applicable),
          },
        },
      ];
    });
    return { category, mean: weightedMean(parts) };
  });
  const total = weightedMean(
    pooled.flatMap(({ category, mean }) =>
      mean
        ? [{ weight: { numerator: BigInt(toHundredths(category.weight)), denominator: 100n }, value: mean }]
        : [],
    ),
  );
  return {
    total: total && toTenths(total),
    categories: pooled.map(({ category: { key }, mean }) => ({ key, score: mean && toTenths(mean) })),
  };
}

const toFraction = (count: number): Fraction => ({ numerator: BigInt(count), denominator: 1n });
