import { toHundredths } from '../forms/weights';
import { type Fraction, toTenths, weightedMean } from '../numbers/fraction';
import { questionWeights } from './questionWeights';
import type { ScorableAnswer, ScorableCategory, ScorableForm } from './scorableForm';

/** `score` out of 100 with one decimal, null when no question applied; `applicable` counts those that did. */
export interface CategoryScore {
  readonly key: string;
  readonly score: number | null;
  readonly applicable: number;
}

/** `total` out of 100 with one decimal, half-up; null when every question was not applicable. */
export interface FormScore {
  readonly total: number | null;
  readonly categories: readonly CategoryScore[];
}

/**
 * Scores a filled form (rules 5.1): questions weigh within their category, categories within the form, and what
 * does not apply weighs nothing. Rounded once at the end: the total is not made of rounded category scores.
 * Takes a form that passes `checkForm`.
 * @throws RangeError when a question has no answer: an unfinished form has no score.
 */
export function scoreForm(form: ScorableForm, answers: readonly ScorableAnswer[]): FormScore {
  const answered = new Map(answers.map((answer) => [answer.questionKey, answer]));
  const categories = form.categories.map((category) => ({ category, ...scoreCategory(category, answered) }));
  const total = weightedMean(
    categories.flatMap(({ category, mean }) =>
      mean
        ? [{ weight: { numerator: BigInt(toHundredths(category.weight)), denominator: 100n }, value: mean }]
        : [],
    ),
  );
  return {
    total: total && toTenths(total),
    categories: categories.map(({ category, mean, applicable }) => ({
      key: category.key,
      score: mean && toTenths(mean),
      applicable,
    })),
  };
}

function scoreCategory(
  category: ScorableCategory,
  answered: ReadonlyMap<string, ScorableAnswer>,
): { mean: Fraction | null; applicable: number } {
  const parts = [...questionWeights(category)].flatMap(([key, weight]) => {
    const answer = answered.get(key);
    if (!answer) throw new RangeError(`unanswered: ${key}`);
    return answer.score === null ? [] : [{ weight, value: toPercent(answer.score) }];
  });
  return { mean: weightedMean(parts), applicable: parts.length };
}

/** 0, 1 and 2 are none, half and all of what a question is worth. */
function toPercent(score: number): Fraction {
  return { numerator: BigInt(score) * 100n, denominator: 2n };
}
