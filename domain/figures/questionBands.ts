import { scoreLabels } from '../forms/answer';
import type { Localized } from 'sijil/base/i18n/localized';
import type { InspectionForm } from '../forms/inspectionForm';
import { toHundredths } from '../forms/weights';
import { type Fraction, product, toTenths, weightedMean } from 'sijil/base/numbers/rounding';
import { questionWeights } from '../scoring/scoreForm';

/** Answer counts of a question by score. */
export interface Tally {
  readonly zero: number;
  readonly one: number;
  readonly two: number;
  readonly notApplicable: number;
}

export const questionBands = ['0', '1', '2', 'na'] as const;
/** Band of a question's average: its nearest score, half-up; `na` when it never applied. */
export type QuestionBand = (typeof questionBands)[number];

/** Band labels, the same as those of the scores. */
export const bandLabels: Readonly<Record<QuestionBand, Localized>> = {
  0: scoreLabels[0],
  1: scoreLabels[1],
  2: scoreLabels[2],
  na: scoreLabels.na,
};

export const answersIn = ({ zero, one, two, notApplicable }: Tally): number =>
  zero + one + two + notApplicable;

/** Mean score (0 to 2, two decimals, half-up) of the answers that applied; null when none did. */
export function averageOf({ zero, one, two }: Tally): number | null {
  const applicable = zero + one + two;
  return applicable === 0 ? null : Math.floor(((one + 2 * two) * 200 + applicable) / (2 * applicable)) / 100;
}

export function bandOf(tally: Tally): QuestionBand {
  const { zero, one, two } = tally;
  const applicable = zero + one + two;
  if (applicable === 0) return 'na';
  // Integers, so that an average of exactly one half is never slightly below it.
  const doubled = 2 * (one + 2 * two);
  if (doubled < applicable) return '0';
  return doubled < 3 * applicable ? '1' : '2';
}

const lowestShown = 3;

/** Lowest rated questions below full compliance, worst first; ties by number of answers. */
export function lowestRated<T extends { readonly tally: Tally }>(questions: readonly T[]): readonly T[] {
  const rated = questions.flatMap((question) => {
    const average = averageOf(question.tally);
    return average === null || average === 2
      ? []
      : [{ question, average, answers: answersIn(question.tally) }];
  });
  return rated
    .sort((a, b) => a.average - b.average || b.answers - a.answers)
    .slice(0, lowestShown)
    .map(({ question }) => question);
}

/** Lists of a service's questions: those with a shortfall, or those whose average lies in a band. */
export const questionLists = ['short', ...questionBands] as const;
export type QuestionList = 'short' | QuestionBand;

const hasShortfall = ({ zero, one }: Tally): boolean => zero + one > 0;

/** Share of the answers 0 and 1 among those that applied, in per cent with one decimal; null when none did. */
export function shortShareOf({ zero, one, two }: Tally): number | null {
  const applicable = zero + one + two;
  return applicable === 0 ? null : Math.round(((zero + one) * 1000) / applicable) / 10;
}

/** Questions with a shortfall, by descending share; ties by the share of score 0, then by number of answers. */
export function mostOftenShort<T extends { readonly tally: Tally }>(questions: readonly T[]): readonly T[] {
  return questions.filter(({ tally }) => hasShortfall(tally)).sort((a, b) => compare(a.tally, b.tally));
}

function compare(a: Tally, b: Tally): number {
  const share = (count: (tally: Tally) => number) => count(b) / applied(b) - count(a) / applied(a);
  return share(({ zero, one }) => zero + one) || share(({ zero }) => zero) || answersIn(b) - answersIn(a);
}

const applied = ({ zero, one, two }: Tally) => zero + one + two;

/** Number of answers in a list of visits: scores 0 and 1, or those of one band. */
export const answersOf = ({ zero, one, two, notApplicable }: Tally, list: QuestionList): number =>
  ({ short: zero + one, 0: zero, 1: one, 2: two, na: notApplicable })[list];

export interface PooledScores {
  /** Out of 100, one decimal; null where nothing applied. */
  readonly total: number | null;
  readonly categories: readonly { readonly key: string; readonly score: number | null }[];
}

/**
 * Pooled score of many visits: the rule of one visit (rules 5.1) over all their answers, so that a question's weight grows with
 * each visit in which it applied. For a single visit it is that visit's score. Answers to questions removed from the form are
 * ignored.
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
