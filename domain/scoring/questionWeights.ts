import { FULL_WEIGHT, sumOfWeights, toHundredths } from '../forms/weights';
import type { Fraction } from '../numbers/fraction';
import type { ScorableCategory } from './scorableForm';

/** The weight of each question of a category out of 100: its own, or an equal share of what the others leave. */
export function questionWeights({
  questions,
}: Pick<ScorableCategory, 'questions'>): ReadonlyMap<string, Fraction> {
  const automatic = questions.filter(({ weight }) => weight === null).length;
  const left = FULL_WEIGHT - sumOfWeights(questions.map(({ weight }) => weight));
  return new Map(
    questions.map(({ key, weight }) => [
      key,
      weight === null
        ? { numerator: BigInt(left), denominator: BigInt(automatic * 100) }
        : { numerator: BigInt(toHundredths(weight)), denominator: 100n },
    ]),
  );
}
