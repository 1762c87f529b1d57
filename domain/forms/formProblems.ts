import type { Localized } from '#framework/base/i18n/localized';

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
    en: 'The question has parts of another kind of answer (limits, a unit or answers).',
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
