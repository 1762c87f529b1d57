import { textTable } from '#framework/schema/texts/textTable';
import { isolateLtr } from '#framework/base/formats/bidi';
import type { Language, Localized } from '#framework/base/i18n/localized';
import { worded } from '#framework/base/i18n/worded';
import { type PlaceholderUse, unknownIn } from './placeholders';
import type { TemplateProblem } from './templateProblem';

const where = textTable('checks/placeholderProblems', {
  ar: { ar: 'في النص العربي', en: 'in the Arabic text' },
  en: { ar: 'في النص الإنجليزي', en: 'in the English text' },
} as const satisfies Record<Language, Localized>);

const unknown = textTable('checks/placeholderProblems/unknown', {
  ar: 'الرمز {name} غير معروف ({where}).',
  en: '{name} is not a known placeholder ({where}).',
});

/** Every placeholder of these texts that their use does not know, by its name and language. */
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
