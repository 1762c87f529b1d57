import type { FormProblem } from '../forms/checkForm';
import { formProblems } from '../forms/formProblems';
import type { InspectionForm } from '../forms/inspectionForm';
import { isolate } from '#framework/base/formats/bidi';
import type { Localized } from '#framework/base/i18n/localized';
import type { TemplateProblem } from './templateProblem';

/** Problems of a form with the names of their places; a part without a name is called by its number. */
export function formProblemTexts(
  form: InspectionForm,
  problems: readonly FormProblem[],
): readonly TemplateProblem[] {
  return problems.map(({ code, categoryKey, questionKey }) => ({
    place: placeOf(form, categoryKey, questionKey),
    message: formProblems[code],
  }));
}

function placeOf(form: InspectionForm, categoryKey?: string, questionKey?: string): Localized | null {
  const at = form.categories.findIndex(({ key }) => key === categoryKey);
  const category = form.categories[at];
  if (!category) return null;
  const named = nameOf(category.title, { ar: 'القسم', en: 'Section' }, at);
  const inside = category.questions.findIndex(({ key }) => key === questionKey);
  const question = category.questions[inside];
  if (!question) return named;
  const questionName = nameOf(question.text, { ar: 'السؤال', en: 'Question' }, inside);
  return { ar: `${named.ar} ← ${questionName.ar}`, en: `${named.en} → ${questionName.en}` };
}

function nameOf({ ar, en }: Localized, kind: Localized, index: number): Localized {
  const name = (text: string, other: string, word: string) =>
    isolate(text.trim() || other.trim() || `${word} ${index + 1}`);
  return { ar: name(ar, en, kind.ar), en: name(en, ar, kind.en) };
}
