import type { Question } from './answerEdit';

/** «na» where the question does not apply; the names of `scoreLabels`. */
export function scoreName(score: Question['score']): 0 | 1 | 2 | 'na' {
  return score ?? 'na';
}
