import type { FormQuestion, InspectionForm } from '#domain/forms/inspectionForm';

/** Reason for revising the form, in the version's note. */
export const revisionNote = 'سؤال جديد عن حفظ عينات الوجبات، وصورة مطلوبة لحرارة التبريد، ودرجة اجتياز أعلى.';

const mealSamples: FormQuestion = {
  key: 'meal_samples',
  text: {
    ar: 'تُحفظ عينات من الوجبات الجاهزة مبرَّدة 72 ساعة ومدوَّن عليها التاريخ',
    en: 'Samples of ready meals are kept chilled for 72 hours and dated',
  },
  weight: null,
  severity: 'minor',
  requiresImage: true,
  requiresFile: false,
  requiresNote: false,
  allowNotApplicable: true,
  kind: 'compliance',
};

/** The form of premises as the demo business revised it: what its second version says. */
export function revisedForm(form: InspectionForm): InspectionForm {
  const [first, ...others] = form.categories;
  if (!first) return form;
  const [measured, ...questions] = first.questions;
  if (!measured) return form;
  const withPhoto = { ...measured, requiresImage: true, requiresNote: true };
  const categories = [
    { ...first, questions: [withPhoto, ...questions] },
    ...others.map((one) =>
      one.key === 'management' ? { ...one, questions: withSamples(one.questions) } : one,
    ),
  ];
  return { ...form, passingScore: form.passingScore + 5, categories };
}

/** The others give up what the new one weighs: shares stay automatic where they were. */
function withSamples(questions: readonly FormQuestion[]): readonly FormQuestion[] {
  return [...questions.map((one) => ({ ...one, weight: null })), mealSamples];
}
