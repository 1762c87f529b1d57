import { scoreLabels } from '../forms/answer';
import type { Localized } from '../i18n/localized';

/** How often a question was answered with each score. */
export interface Tally {
  readonly zero: number;
  readonly one: number;
  readonly two: number;
  readonly notApplicable: number;
}

export const questionBands = ['0', '1', '2', 'na'] as const;
/** Where a question's average lies: by the nearest score, half-up; `na` where it never applied. */
export type QuestionBand = (typeof questionBands)[number];

/** The answer that each band is named after. */
export const bandLabels: Readonly<Record<QuestionBand, Localized>> = {
  0: scoreLabels[0],
  1: scoreLabels[1],
  2: scoreLabels[2],
  na: scoreLabels.na,
};

export const answersIn = ({ zero, one, two, notApplicable }: Tally): number =>
  zero + one + two + notApplicable;

/** The mean score (0 to 2, two decimals, half-up) over the answers that applied; null when none did. */
export function averageOf({ zero, one, two }: Tally): number | null {
  const applicable = zero + one + two;
  return applicable === 0 ? null : Math.floor(((one + 2 * two) * 200 + applicable) / (2 * applicable)) / 100;
}

export function bandOf(tally: Tally): QuestionBand {
  const { zero, one, two } = tally;
  const applicable = zero + one + two;
  if (applicable === 0) return 'na';
  // Whole numbers: an average of exactly one half is never a hair below it.
  const doubled = 2 * (one + 2 * two);
  if (doubled < applicable) return '0';
  return doubled < 3 * applicable ? '1' : '2';
}

export const lowestShown = 3;

/** The lowest rated that are not fully compliant, worst first; of equal ones those that were answered more often. */
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
