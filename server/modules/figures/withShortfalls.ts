import { figureChange } from '#domain/figures/figures';
import { shortShareOf, type Tally } from '#domain/figures/questionBands';
import type { Tallies } from './readTallies';

/** Questions with the share of their answers that fell short, and its change from the tallies of the months before. */
export function withShortfalls<T extends { readonly key: string; readonly tally: Tally }>(
  questions: readonly T[],
  before: Tallies,
) {
  return questions.map((question) => {
    const earlier = before.get(question.key);
    const share = shortShareOf(question.tally);
    return {
      ...question,
      share,
      change: figureChange(share, earlier ? shortShareOf(earlier) : null, 'score'),
    };
  });
}
