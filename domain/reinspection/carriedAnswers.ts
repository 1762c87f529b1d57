import type { Score } from '../forms/answer';

interface EarlierAnswer {
  readonly questionKey: string;
  readonly score: Score | null;
}

/**
 * What stands of an earlier visit when some of its questions are inspected again: every other answer, a correction that was
 * accepted counting as fully compliant. Together with the new answers they fill the whole form, so that the score, its
 * grade and its certificate follow the one rule of every score (rules 5.1).
 */
export function carriedAnswers<A extends EarlierAnswer>(
  earlier: readonly A[],
  inspectedAgain: readonly string[],
  acceptedKeys: readonly string[],
): A[] {
  return earlier
    .filter(({ questionKey }) => !inspectedAgain.includes(questionKey))
    .map((answer) =>
      answer.score !== null && acceptedKeys.includes(answer.questionKey) ? { ...answer, score: 2 } : answer,
    );
}
