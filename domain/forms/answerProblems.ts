import type { Localized } from '../i18n/localized';

/** What can keep a filled form from being submitted, with the words for who fills it. */
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
