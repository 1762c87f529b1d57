import type { Score } from '../forms/answer';
import { askedKeys, type ReinspectedItem } from './reinspectedItem';

interface EarlierAnswer {
  readonly vehicleId: string | null;
  readonly questionKey: string;
  readonly score: Score | null;
}

/**
 * What stands of an earlier visit when some of its questions are inspected again: every other answer for the branch, or for
 * each vehicle that is visited again, a correction that was accepted counting as fully compliant. Together with the new
 * answers they fill the whole form, so that the score, its grade and its certificate follow the one rule of every score
 * (rules 5.1).
 */
export function carriedAnswers<A extends EarlierAnswer>(
  earlier: readonly A[],
  inspectedAgain: readonly ReinspectedItem[],
  acceptedKeysOf: (vehicleId: string | null) => readonly string[],
): A[] {
  return earlier
    .filter(({ vehicleId, questionKey }) => {
      const asked = askedKeys(inspectedAgain, vehicleId);
      return asked.length > 0 && !asked.includes(questionKey);
    })
    .map((answer) =>
      answer.score !== null && acceptedKeysOf(answer.vehicleId).includes(answer.questionKey)
        ? { ...answer, score: 2 }
        : answer,
    );
}
