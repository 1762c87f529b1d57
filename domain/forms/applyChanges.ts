import type { Answer } from './answer';
import type { InspectionForm } from './inspectionForm';
import { shownQuestions } from './shownQuestions';

interface ChangedAnswers {
  /** Answers that count, without those to questions that are no longer asked. */
  readonly answers: readonly Answer[];
  /** Keys of unchanged answers whose questions are no longer asked. */
  readonly hidden: readonly string[];
}

/** Answers after some of them have changed, which may leave out other questions. */
export function applyChanges(
  form: InspectionForm,
  before: readonly Answer[],
  changed: readonly Answer[],
): ChangedAnswers {
  const changedKeys = new Set(changed.map(({ questionKey }) => questionKey));
  const all = [...before.filter(({ questionKey }) => !changedKeys.has(questionKey)), ...changed];
  const shown = new Set(shownQuestions(form, all).map(({ key }) => key));
  const hidden = all
    .map(({ questionKey }) => questionKey)
    .filter((key) => !shown.has(key) && !changedKeys.has(key));
  return { answers: all.filter(({ questionKey }) => !hidden.includes(questionKey)), hidden };
}
