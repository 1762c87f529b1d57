import type { Localized } from 'sijil/base/i18n/localized';

/** Problems that prevent publishing a form, in words for its author. */
export const formProblems = {
  title_missing: {
    ar: 'اكتب عنوان النموذج بالعربية والإنجليزية.',
    en: 'Write the form’s title in Arabic and in English.',
  },
  passing_score_out_of_range: {
    ar: 'درجة الاجتياز يجب أن تكون بين 0 و100.',
    en: 'The passing score must be between 0 and 100.',
  },
  categories_missing: { ar: 'أضف قسمًا واحدًا على الأقل.', en: 'Add at least one section.' },
  category_weights_not_100: {
    ar: 'مجموع أوزان الأقسام يجب أن يساوي 100.',
    en: 'The section weights must sum to 100.',
  },
  category_key_repeated: { ar: 'معرّف القسم مكرر.', en: 'This section key is used twice.' },
  question_key_repeated: {
    ar: 'معرّف السؤال مكرر في النموذج.',
    en: 'This question key is used twice in the form.',
  },
  weight_invalid: {
    ar: 'الوزن يجب أن يكون أكبر من 0 ولا يتجاوز 100، بمنزلتين عشريتين على الأكثر.',
    en: 'A weight must be more than 0 and at most 100, with no more than two decimals.',
  },
  text_missing: { ar: 'اكتب النص بالعربية والإنجليزية.', en: 'Write the text in Arabic and in English.' },
  questions_missing: {
    ar: 'أضف سؤالًا واحدًا على الأقل إلى القسم.',
    en: 'Add at least one question to the section.',
  },
  question_weights_exceed_100: {
    ar: 'مجموع أوزان أسئلة القسم يتجاوز 100.',
    en: 'The question weights of the section exceed 100.',
  },
  nothing_left_for_automatic: {
    ar: 'أوزان الأسئلة المحددة تستنفد 100، فلا يبقى شيء للأسئلة ذات الوزن التلقائي.',
    en: 'The given weights use up 100 and leave nothing for the questions weighted automatically.',
  },
  bounds_missing: {
    ar: 'حدّد أدنى درجة حرارة مقبولة أو أعلاها.',
    en: 'Give the lowest or the highest acceptable temperature.',
  },
  bounds_reversed: {
    ar: 'الحد الأدنى أعلى من الحد الأقصى.',
    en: 'The lowest limit is above the highest.',
  },
  unit_missing: {
    ar: 'اكتب وحدة القياس بالعربية والإنجليزية.',
    en: 'Write the unit in Arabic and in English.',
  },
  options_missing: { ar: 'أضف إجابتين على الأقل.', en: 'Add at least two answers.' },
  option_text_missing: {
    ar: 'اكتب كل إجابة بالعربية والإنجليزية.',
    en: 'Write each answer in Arabic and in English.',
  },
  option_key_repeated: { ar: 'معرّف الإجابة مكرر في السؤال.', en: 'This answer key is used twice.' },
  recorded_weight: {
    ar: 'سؤال لا تُحتسب إجابته، فوزنه 0.',
    en: 'The answer is recorded and not scored, so the weight is 0.',
  },
  parts_of_another_kind: {
    ar: 'في السؤال ما لا يخص نوع إجابته (حدود أو وحدة أو إجابات).',
    en: 'The question has parts of another answer type (limits, a unit or answers).',
  },
  nothing_scored: {
    ar: 'أضف سؤالًا واحدًا على الأقل تُحتسب درجته ويُطرح دائمًا.',
    en: 'Add at least one question that is scored and always asked.',
  },
  condition_not_earlier: {
    ar: 'يشير الشرط إلى سؤال يسبقه في النموذج.',
    en: 'A condition refers to a question that comes before it.',
  },
  condition_unfit: {
    ar: 'هذا الشرط لا يناسب نوع إجابة السؤال الذي يشير إليه.',
    en: 'The condition does not fit the answer of its question.',
  },
  condition_options_missing: {
    ar: 'اختر للشرط إجابة من إجابات سؤاله.',
    en: 'Choose for the condition an answer of its question.',
  },
  condition_value_missing: { ar: 'أدخل عدد الشرط.', en: 'Enter the number of the condition.' },
} as const satisfies Record<string, Localized>;

export type FormProblemCode = keyof typeof formProblems;

/** Problems that prevent submitting a filled form, in words for the person who fills it in. */
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
