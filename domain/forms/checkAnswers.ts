import type { Localized } from '#framework/base/i18n/localized';
import type { Answer } from './answer';
import { type FormQuestion, type InspectionForm, questionsOf } from './inspectionForm';
import { isWithinBounds } from './temperatureBounds';

/** Problems that prevent submitting a filled form, in words for the person who fills it. */
export const answerProblems = {
  unanswered: { ar: 'أجب عن هذا السؤال.', en: 'Answer this question.' },
  answered_twice: { ar: 'أُجيب عن هذا السؤال أكثر من مرة.', en: 'This question is answered more than once.' },
  unknown_question: { ar: 'لا يوجد هذا السؤال في النموذج.', en: 'This question is not part of the form.' },
  score_out_of_range: { ar: 'الدرجة يجب أن تكون 0 أو 1 أو 2.', en: 'The score must be 0, 1 or 2.' },
  not_applicable_refused: {
    ar: 'لا يمكن الإجابة عن هذا السؤال بعبارة «لا ينطبق».',
    en: 'This question cannot be answered “not applicable”.',
  },
  image_required: { ar: 'أرفق صورة.', en: 'Attach a photo.' },
  file_required: { ar: 'أرفق مستندًا.', en: 'Attach a document.' },
  note_required: { ar: 'اكتب تعليقًا.', en: 'Write a note.' },
  finding_unproven: {
    ar: 'بند حرج غير مطابق: اكتب ما وجدته أو أرفق صورته.',
    en: 'A critical item that fails needs a note or a photo of what was found.',
  },
  reading_required: { ar: 'أدخل درجة الحرارة المقيسة.', en: 'Enter the temperature that was measured.' },
  reading_out_of_bounds: {
    ar: 'درجة الحرارة المقيسة خارج الحدود المقبولة، فلا يمكن عدّ البند مطابقًا.',
    en: 'The measured temperature is outside the accepted bounds, so the item cannot be compliant.',
  },
} as const satisfies Record<string, Localized>;

export type AnswerProblemCode = keyof typeof answerProblems;

export interface AnswerProblem {
  readonly questionKey: string;
  readonly code: AnswerProblemCode;
}

export type FileKind = 'image' | 'document';

/**
 * Problems that prevent submitting a filled form; empty when there are none. `kindOf` returns the type of an attached
 * file, undefined when it was never received: such a file proves nothing.
 */
export function checkAnswers(
  form: InspectionForm,
  answers: readonly Answer[],
  kindOf: (fileId: string) => FileKind | undefined,
): readonly AnswerProblem[] {
  const questions = questionsOf(form);
  const known = new Set(questions.map(({ key }) => key));
  return [
    ...questions.flatMap((question) =>
      checkQuestion(
        question,
        answers.filter(({ questionKey }) => questionKey === question.key),
        kindOf,
      ).map((code) => ({ questionKey: question.key, code })),
    ),
    ...answers
      .filter(({ questionKey }) => !known.has(questionKey))
      .map(({ questionKey }) => ({ questionKey, code: 'unknown_question' as const })),
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
  if (answer.score === null)
    return question.allowNotApplicable ? codes : ['not_applicable_refused', ...codes];
  // Answers come from outside, where the type is a promise only.
  if (![0, 1, 2].includes(answer.score)) codes.push('score_out_of_range');
  return [
    ...codes,
    ...checkFinding(question, answer),
    ...checkReading(question, answer),
    ...checkEvidence(question, answer.fileIds.map(kindOf)),
  ];
}

/** A failed critical item lowers the grade by itself: what was found has to be said or shown. */
function checkFinding({ severity }: FormQuestion, { score, note, fileIds }: Answer): AnswerProblemCode[] {
  const bare = !note?.trim() && fileIds.length === 0;
  return severity === 'critical' && score === 0 && bare ? ['finding_unproven'] : [];
}

function checkReading(question: FormQuestion, { reading, score }: Answer): AnswerProblemCode[] {
  if (question.kind !== 'temperature') return [];
  if (reading === undefined || !Number.isFinite(reading)) return ['reading_required'];
  return score === 2 && !isWithinBounds(question, reading) ? ['reading_out_of_bounds'] : [];
}

/** A photo of a document is a document; but one picture cannot be both the photo and the document asked for. */
function checkEvidence(
  question: FormQuestion,
  kinds: readonly (FileKind | undefined)[],
): AnswerProblemCode[] {
  const images = kinds.filter((kind) => kind === 'image').length;
  const documents = kinds.filter((kind) => kind === 'document').length;
  const spareImages = question.requiresImage ? images - 1 : images;
  const codes: AnswerProblemCode[] = [];
  if (question.requiresImage && images === 0) codes.push('image_required');
  if (question.requiresFile && documents === 0 && spareImages < 1) codes.push('file_required');
  return codes;
}
