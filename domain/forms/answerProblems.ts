import type { Localized } from '#framework/base/i18n/localized';

/** Problems that prevent submitting a filled form, in words for the person who fills it. */
export const answerProblems = {
  unanswered: { ar: 'أجب عن هذا السؤال.', en: 'Answer this question.' },
  answered_twice: { ar: 'أُجيب عن هذا السؤال أكثر من مرة.', en: 'This question is answered more than once.' },
  unknown_question: { ar: 'لا يوجد هذا السؤال في النموذج.', en: 'This question is not part of the form.' },
  hidden_question: {
    ar: 'لا يُطرح هذا السؤال مع الإجابات الأخرى، فاحذف إجابته.',
    en: 'The other answers leave this question out; remove its answer.',
  },
  score_out_of_range: { ar: 'الدرجة يجب أن تكون 0 أو 1 أو 2.', en: 'The score must be 0, 1 or 2.' },
  not_applicable_refused: {
    ar: 'لا يمكن الإجابة عن هذا السؤال بعبارة «لا ينطبق».',
    en: 'This question cannot be answered “not applicable”.',
  },
  image_required: { ar: 'أرفق صورة.', en: 'Attach a photo.' },
  signature_required: { ar: 'أرفق صورة التوقيع.', en: 'Attach a picture of the signature.' },
  file_required: { ar: 'أرفق مستندًا.', en: 'Attach a document.' },
  note_required: { ar: 'اكتب تعليقًا.', en: 'Write a note.' },
  finding_unproven: {
    ar: 'بند حرج غير مطابق: اكتب ما وجدته أو أرفق صورته.',
    en: 'A critical item that fails needs a note or a photo of what was found.',
  },
  reading_required: { ar: 'أدخل القيمة المقيسة.', en: 'Enter the value that was measured.' },
  reading_out_of_bounds: {
    ar: 'القيمة المقيسة خارج الحدود المقبولة، فلا يمكن عدّ البند مطابقًا.',
    en: 'The measured value is outside the accepted bounds, so the item cannot be compliant.',
  },
  text_required: { ar: 'اكتب الإجابة.', en: 'Write the answer.' },
  text_too_long: {
    ar: 'الإجابة أطول من 1000 حرف.',
    en: 'The answer is longer than 1,000 characters.',
  },
  date_required: { ar: 'أدخل التاريخ.', en: 'Enter the date.' },
  date_invalid: {
    ar: 'اكتب التاريخ هكذا: \u20662026-11-30\u2069، على أن يكون يومًا موجودًا.',
    en: 'Write the date like this: 2026-11-30. It must be a day that exists.',
  },
  option_required: { ar: 'اختر إجابة.', en: 'Choose an answer.' },
  options_too_many: { ar: 'اختر إجابة واحدة فقط.', en: 'Choose one answer only.' },
  option_unknown: { ar: 'اختر من إجابات السؤال.', en: 'Choose from the answers of the question.' },
} as const satisfies Record<string, Localized>;

export type AnswerProblemCode = keyof typeof answerProblems;
