import type { Localized } from '#framework/base/i18n/localized';
import { type FormCategory, type FormQuestion, type InspectionForm, questionsOf } from './inspectionForm';
import { FULL_WEIGHT, remainingWeight, sumOfWeights, toHundredths } from './weights';

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
    ar: 'الحد الأدنى لدرجة الحرارة أعلى من حدها الأقصى.',
    en: 'The lowest temperature is above the highest.',
  },
} as const satisfies Record<string, Localized>;

export type FormProblemCode = keyof typeof formProblems;

/** `categoryKey` and `questionKey` say where the problem is; neither means the whole form. */
export interface FormProblem {
  readonly code: FormProblemCode;
  readonly categoryKey?: string;
  readonly questionKey?: string;
}

/** Problems that prevent publishing a form; empty when there are none (rules 2.12). */
export function checkForm(form: InspectionForm): readonly FormProblem[] {
  return [
    ...checkCounts(form),
    ...repeated(form.categories).map(
      (categoryKey) => ({ code: 'category_key_repeated', categoryKey }) as const,
    ),
    ...repeated(questionsOf(form)).map(
      (questionKey) => ({ code: 'question_key_repeated', questionKey }) as const,
    ),
    ...form.categories.flatMap((category) => [
      ...checkCategory(category).map((code) => ({ code, categoryKey: category.key })),
      ...category.questions.flatMap((question) =>
        checkQuestion(question).map((code) => ({
          code,
          categoryKey: category.key,
          questionKey: question.key,
        })),
      ),
    ]),
  ];
}

function checkCounts(form: InspectionForm): FormProblem[] {
  const codes: FormProblemCode[] = [];
  if (isBlank(form.title.ar) || isBlank(form.title.en)) codes.push('title_missing');
  if (!(form.passingScore >= 0 && form.passingScore <= 100)) codes.push('passing_score_out_of_range');
  if (form.categories.length === 0) codes.push('categories_missing');
  else if (remainingWeight(form.categories) !== 0) codes.push('category_weights_not_100');
  return codes.map((code) => ({ code }));
}

function checkCategory({ weight, title, questions }: FormCategory): FormProblemCode[] {
  const codes: FormProblemCode[] = [];
  if (!isWeight(weight)) codes.push('weight_invalid');
  if (isBlank(title.ar) || isBlank(title.en)) codes.push('text_missing');
  if (questions.length === 0) codes.push('questions_missing');
  const explicit = sumOfWeights(questions.map((question) => question.weight));
  if (explicit > FULL_WEIGHT) codes.push('question_weights_exceed_100');
  // An automatic question that is left nothing would be asked and never count.
  else if (explicit === FULL_WEIGHT && questions.some((question) => question.weight === null)) {
    codes.push('nothing_left_for_automatic');
  }
  return codes;
}

function checkQuestion({ weight, text, kind, min, max }: FormQuestion): FormProblemCode[] {
  const codes: FormProblemCode[] = [];
  if (weight !== null && !isWeight(weight)) codes.push('weight_invalid');
  if (isBlank(text.ar) || isBlank(text.en)) codes.push('text_missing');
  if (kind === 'temperature' && min === undefined && max === undefined) codes.push('bounds_missing');
  if (min !== undefined && max !== undefined && min > max) codes.push('bounds_reversed');
  return codes;
}

function isWeight(weight: number): boolean {
  const hundredths = toHundredths(weight);
  return hundredths > 0 && hundredths <= FULL_WEIGHT && Math.abs(hundredths - weight * 100) < 1e-6;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function repeated(items: readonly { readonly key: string }[]): string[] {
  const keys = items.map(({ key }) => key);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}
