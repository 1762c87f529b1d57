import type { Language, Localized } from 'sijil/base/i18n/localized';
import { textTable } from 'sijil/schema/texts/textTable';
import { isolate, isolateLtr } from 'sijil/base/formats/bidi';
import { worded } from 'sijil/base/i18n/worded';
import { type PlaceholderUse, unknownIn } from './placeholders';
import type { FormProblem } from '../forms/checkForm';
import { formProblems } from '../forms/formProblems';
import type { InspectionForm } from '../forms/inspectionForm';
import { templateTexts } from './templateTexts';

const where = textTable('checks/placeholderProblems', {
  ar: { ar: 'في النص العربي', en: 'in the Arabic text' },
  en: { ar: 'في النص الإنجليزي', en: 'in the English text' },
} as const satisfies Record<Language, Localized>);

const unknown = textTable('checks/placeholderProblems/unknown', {
  ar: 'حقل النص {name} غير معروف ({where}).',
  en: '{name} is not a known placeholder ({where}).',
});

/** Problems for the placeholders of these texts that their use does not know, with key and language. */
export function placeholderProblems(
  place: Localized,
  texts: readonly Localized[],
  use: PlaceholderUse,
): readonly TemplateProblem[] {
  return unknownIn(texts, use).map(({ name, language }) => ({
    place,
    message: worded(unknown, { name: isolateLtr(name), where: where[language] }),
  }));
}

/** Problems of a form with the names of their places; a part without a name is named by its number. */
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

/** Problem that prevents publishing a template, in words for its author. */
export interface TemplateProblem {
  /** Part of the template, by the name that its author knows; null for the template itself. */
  readonly place: Localized | null;
  readonly message: Localized;
}
