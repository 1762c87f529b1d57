import type { InspectionForm } from '../forms/inspectionForm';

/** The part of a form that holds these questions: what an inspector fills in when only they are inspected again. */
export function narrowForm(form: InspectionForm, keys: readonly string[]): InspectionForm {
  const categories = form.categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ key }) => keys.includes(key)),
    }))
    .filter(({ questions }) => questions.length > 0);
  return { ...form, categories };
}
