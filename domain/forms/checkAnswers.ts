import type { Answer } from './answer';
import type { AnswerProblemCode } from './formProblems';
import { isNotApplicable } from './asked';
import { type FormQuestion, type InspectionForm, questionsOf } from './inspectionForm';
import { answerKind } from './kinds/index';
import { shownQuestions } from './shownQuestions';

export interface AnswerProblem {
  readonly questionKey: string;
  readonly code: AnswerProblemCode;
}

export type FileKind = 'image' | 'document';

/**
 * Problems that prevent submitting a filled form; empty when there are none. Questions that are hidden by other answers have
 * no answer. Takes answers with the scores of `settleAnswers`. `kindOf` returns the type of an attached file, undefined when
 * it was never received: such a file is no evidence.
 */
export function checkAnswers(
  form: InspectionForm,
  answers: readonly Answer[],
  kindOf: (fileId: string) => FileKind | undefined,
): readonly AnswerProblem[] {
  const shown = shownQuestions(form, answers);
  const shownKeys = new Set(shown.map(({ key }) => key));
  const known = new Set(questionsOf(form).map(({ key }) => key));
  return [
    ...shown.flatMap((question) =>
      checkQuestion(
        question,
        answers.filter(({ questionKey }) => questionKey === question.key),
        kindOf,
      ).map((code) => ({ questionKey: question.key, code })),
    ),
    ...answers
      .filter(({ questionKey }) => !shownKeys.has(questionKey))
      .map(({ questionKey }) => ({
        questionKey,
        code: known.has(questionKey) ? ('hidden_question' as const) : ('unknown_question' as const),
      })),
  ];
}

function checkQuestion(
  question: FormQuestion,
  given: readonly Answer[],
  kindOf: (fileId: string) => FileKind | undefined,
): AnswerProblemCode[] {
  const [answer, second] = given;
  if (!answer) return ['unanswered'];
  if (second) return ['answered_twice'];
  const codes: AnswerProblemCode[] = [];
  // Required for "not applicable" too: where a note is required, it gives the reason.
  if (question.requiresNote && !answer.note?.trim()) codes.push('note_required');
  if (isNotApplicable(question, answer))
    return question.allowNotApplicable ? codes : ['not_applicable_refused', ...codes];
  // Answers come from outside, where the type is not guaranteed.
  if (answer.score !== null && ![0, 1, 2].includes(answer.score)) codes.push('score_out_of_range');
  return [
    ...codes,
    ...checkFinding(question, answer),
    ...answerKind(question.kind).answerProblems(question, answer),
    ...checkEvidence(question, answer.fileIds.map(kindOf)),
  ];
}

/** A failed critical item lowers the grade by itself, so its finding needs a note or evidence. */
function checkFinding(
  { severity }: FormQuestion,
  { score, note, fileIds, entries = [] }: Answer,
): AnswerProblemCode[] {
  const bare = !note?.trim() && fileIds.length === 0 && entries.length === 0;
  return severity === 'critical' && score === 0 && bare ? ['finding_unproven'] : [];
}

/** A photo of a document counts as a document, but one picture cannot be both the required photo and the required document. */
function checkEvidence(
  question: FormQuestion,
  kinds: readonly (FileKind | undefined)[],
): AnswerProblemCode[] {
  const { pictureMissing } = answerKind(question.kind);
  const images = kinds.filter((kind) => kind === 'image').length;
  const documents = kinds.filter((kind) => kind === 'document').length;
  const needsPicture = question.requiresImage || pictureMissing !== undefined;
  const spareImages = needsPicture ? images - 1 : images;
  const codes: AnswerProblemCode[] = [];
  if (needsPicture && images === 0) codes.push(pictureMissing ?? 'image_required');
  if (question.requiresFile && documents === 0 && spareImages < 1) codes.push('file_required');
  return codes;
}
