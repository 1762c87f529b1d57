import type { ScorableAnswer, ScorableForm } from './scorableForm';
import { type FormScore, scoreForm } from './scoreForm';

/**
 * The score after an approved corrective list: an accepted correction counts as fully compliant (2), the other answers
 * stay as they were. What did not apply still does not.
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
