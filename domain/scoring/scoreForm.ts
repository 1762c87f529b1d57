import type { Answer } from '../forms/answer';
import type { FormCategory, FormQuestion } from '../forms/inspectionForm';
import { isConditional } from '../forms/shownQuestions';
import { FULL_WEIGHT, sumOfWeights, toHundredths } from '../forms/weights';
import { type Fraction, toTenths, weightedMean } from 'sijil/base/numbers/rounding';

/** Form parts that its score depends on. */
export interface ScorableForm {
  readonly categories: readonly ScorableCategory[];
}

export interface ScorableCategory extends Pick<FormCategory, 'key' | 'weight' | 'when'> {
  readonly questions: readonly Pick<FormQuestion, 'key' | 'weight' | 'severity' | 'when'>[];
}

export type ScorableAnswer = Pick<Answer, 'questionKey' | 'score'>;

/** Question weights of a category, out of 100: the question's own, or an equal share of the remainder. */
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
 * Scores a filled form (rules 5.1). Questions weigh within their category, categories within the form; answers that do not
 * apply, were not asked for or are only recorded have no weight. The total is rounded once, from exact category scores. Takes a
 * form that passes `checkForm`.
 * @throws RangeError when a question that is always asked has no answer: an unfinished form has no score.
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
  const weights = questionWeights(category);
  const parts = category.questions.flatMap((question) => {
    const { key } = question;
    const [answer, weight] = [answered.get(key), weights.get(key)];
    if (!answer && isConditional(category, question)) return [];
    if (!answer || !weight) throw new RangeError(`unanswered: ${key}`);
    return answer.score === null ? [] : [{ weight, value: toPercent(answer.score) }];
  });
  return { mean: weightedMean(parts), applicable: parts.length };
}

/** Percentage of a score: 0, 1 and 2 earn 0, 50 and 100. */
function toPercent(score: number): Fraction {
  return { numerator: BigInt(score) * 100n, denominator: 2n };
}

/**
 * Form score after corrections: an accepted correction counts as fully compliant (2), other answers and those not
 * applicable are unchanged.
 */
export function scoreWithCorrections(
  form: ScorableForm,
  answers: readonly ScorableAnswer[],
  acceptedQuestionKeys: readonly string[],
): FormScore {
  const accepted = new Set(acceptedQuestionKeys);
  return scoreForm(
    form,
    answers.map((answer) =>
      answer.score !== null && accepted.has(answer.questionKey) ? { ...answer, score: 2 } : answer,
    ),
  );
}
