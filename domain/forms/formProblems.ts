import type { Localized } from '../i18n/localized';

/** What can keep a form from being published, with the words for its author. */
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
    ar: 'الحد الأدنى لدرجة الحرارة أعلى من حدها الأقصى.',
    en: 'The lowest temperature is above the highest.',
  },
} as const satisfies Record<string, Localized>;

export type FormProblemCode = keyof typeof formProblems;
