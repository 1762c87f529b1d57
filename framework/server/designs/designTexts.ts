import type { Language, Localized } from '#framework/base/i18n/localized';
import { holdsArabic } from '#framework/schema/checks/checkLabels';
import { textTable } from '#framework/schema/texts/textTable';
import { fieldError } from '../http/apiError';

const notArabic: Localized = textTable('checks/designTexts/notArabic', {
  ar: 'اكتب الاسم العربي بحروف عربية، مثل «آيبان».',
  en: 'Write the Arabic name in Arabic letters.',
});

/** Refuses an Arabic text without an Arabic letter, at its own input. @param within path of the row that has the texts */
export function assertArabic<Name extends string>(
  texts: Readonly<Partial<Record<Name, Localized | null>>>,
  names: readonly Name[],
  language: Language,
  within = '',
): void {
  for (const name of names) {
    const text = texts[name];
    if (text && !holdsArabic(text.ar)) throw fieldError(`${within}${name}.ar`, notArabic[language]);
  }
}

/** True where a person would read the same text in one of the languages. */
export const hasSameText = (one: Localized, other: Localized): boolean =>
  comparable(one.ar) === comparable(other.ar) || comparable(one.en) === comparable(other.en);

/** True for labels that no reader of either language could tell apart. */
export const isSameLabel = (one: Localized, other: Localized): boolean =>
  comparable(one.ar) === comparable(other.ar) && comparable(one.en) === comparable(other.en);

const comparable = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
