import { answersIn, type QuestionBand, questionBands, type Tally } from './questionBands';

/** Lists of a service's questions: those that fell short somewhere, or those whose average lies in a band. */
export const questionLists = ['short', ...questionBands] as const;
export type QuestionList = 'short' | QuestionBand;

export const hasShortfall = ({ zero, one }: Tally): boolean => zero + one > 0;

/** The share of the answers 0 and 1 among those that applied, in per cent with one decimal; null when none did. */
export function shortShareOf({ zero, one, two }: Tally): number | null {
  const applicable = zero + one + two;
  return applicable === 0 ? null : Math.round(((zero + one) * 1000) / applicable) / 10;
}

/** The questions that fell short somewhere, the greatest share first; of equal ones the graver, then the more often answered. */
export function mostOftenShort<T extends { readonly tally: Tally }>(questions: readonly T[]): readonly T[] {
  return questions.filter(({ tally }) => hasShortfall(tally)).sort((a, b) => compare(a.tally, b.tally));
}

function compare(a: Tally, b: Tally): number {
  const share = (count: (tally: Tally) => number) => count(b) / applied(b) - count(a) / applied(a);
  return share(({ zero, one }) => zero + one) || share(({ zero }) => zero) || answersIn(b) - answersIn(a);
}

const applied = ({ zero, one, two }: Tally) => zero + one + two;

/** How many of the answers a list of visits is about: 0 and 1 together, or those of one band. */
export const answersOf = ({ zero, one, two, notApplicable }: Tally, list: QuestionList): number =>
  ({ short: zero + one, 0: zero, 1: one, 2: two, na: notApplicable })[list];
