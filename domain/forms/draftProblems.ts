import type { Answer } from './answer';
import { type AnswerProblem, checkAnswers } from './checkAnswers';
import type { AnswerProblemCode } from './formProblems';
import type { InspectionForm } from './inspectionForm';

/** Problems that a later answer, note or file solves. */
const solvedLater: ReadonlySet<AnswerProblemCode> = new Set([
  'unanswered',
  'hidden_question',
  'image_required',
  'signature_required',
  'file_required',
  'note_required',
  'finding_unproven',
  'reading_required',
  'text_required',
  'date_required',
  'option_required',
]);

/** Invalid answers of a form that is still being filled in, which may lack anything. */
export function draftProblems(form: InspectionForm, answers: readonly Answer[]): readonly AnswerProblem[] {
  return checkAnswers(form, answers, () => 'image').filter(({ code }) => !solvedLater.has(code));
}
