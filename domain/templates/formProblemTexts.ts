import type { FormProblem } from '../forms/checkForm';
import { formProblems } from '../forms/formProblems';
import type { InspectionForm } from '../forms/inspectionForm';
import { isolate } from '#framework/base/formats/bidi';
import type { Localized } from '#framework/base/i18n/localized';
import { worded } from '#framework/base/i18n/worded';
import type { TemplateProblem } from './templateProblem';
import { templateTexts } from './templateTexts';

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
  const named = nameOf(category.title, templateTexts.section, at);
  const inside = category.questions.findIndex(({ key }) => key === questionKey);
  const question = category.questions[inside];
  if (!question) return named;
  const questionName = nameOf(question.text, templateTexts.question, inside);
  return { ar: `${named.ar} ← ${questionName.ar}`, en: `${named.en} → ${questionName.en}` };
}

function nameOf({ ar, en }: Localized, kind: Localized, index: number): Localized {
  const numbered = worded(kind, { number: index + 1 });
  const name = (text: string, other: string, unnamed: string) =>
    isolate(text.trim() || other.trim() || unnamed);
  return { ar: name(ar, en, numbered.ar), en: name(en, ar, numbered.en) };
}
