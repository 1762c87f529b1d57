import type { ResultsView } from '#domain/api/requestViews';
import type { AnswerEdit } from '@/requests/results/answerEdit';

/** True when an edit says no more than what is saved already. */
export function isSameAnswer(results: ResultsView, edit: AnswerEdit): boolean {
  const part = results.parts.find(({ vehicle }) => (vehicle?.id ?? null) === edit.vehicleId);
  const saved = part?.categories
    .flatMap(({ questions }) => questions)
    .find(({ key }) => key === edit.questionKey);
  if (!saved) return false;
  const sameScore = edit.score === undefined || edit.score === saved.score;
  const sameNote = edit.note === undefined || edit.note === (saved.note ?? '');
  return sameScore && sameNote;
}

/** The body of `updateAnswers`: only what was changed; an emptied note is taken away. */
export function toAnswersBody(version: number, edits: ReadonlyMap<string, AnswerEdit>) {
  return {
    version,
    answers: [...edits.values()].map(({ vehicleId, questionKey, score, note }) => ({
      questionKey,
      ...(vehicleId && { vehicleId }),
      ...(score !== undefined && { score }),
      ...(note !== undefined && { note: note.trim() || null }),
    })),
  };
}
