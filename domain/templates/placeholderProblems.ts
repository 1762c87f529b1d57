import { textTable } from '#framework/schema/texts/textTable';
import { isolateLtr } from '#framework/base/formats/bidi';
import type { Language, Localized } from '#framework/base/i18n/localized';
import { type PlaceholderUse, unknownIn } from './placeholders';
import type { TemplateProblem } from './templateProblem';

const where = textTable('checks/placeholderProblems', {
  ar: { ar: 'في النص العربي', en: 'in the Arabic text' },
  en: { ar: 'في النص الإنجليزي', en: 'in the English text' },
} as const satisfies Record<Language, Localized>);

/** Every placeholder of these texts that their use does not know, by its name and language. */
export function placeholderProblems(
  place: Localized,
  texts: readonly Localized[],
  use: PlaceholderUse,
): readonly TemplateProblem[] {
  return unknownIn(texts, use).map(({ name, language }) => ({
    place,
    message: {
      ar: `الرمز ${isolateLtr(name)} غير معروف (${where[language].ar}).`,
      en: `${isolateLtr(name)} is not a known placeholder (${where[language].en}).`,
    },
  }));
}
