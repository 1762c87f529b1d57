import type { Language, Localized } from 'sijil/base/i18n/localized';
import { holdsArabic } from 'sijil/schema/checks/checkLabels';
import { textTable } from 'sijil/schema/texts/textTable';
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

/**
 * Refuses a name that another one equals in one of the languages, at the input of that language: its readers could not tell the
 * two apart. @param path field of the form with the name
 */
export function assertNameFree(
  name: Localized,
  others: readonly Localized[],
  {
    path,
    message,
    language,
  }: { readonly path: string; readonly message: Localized; readonly language: Language },
): void {
  const same = (['ar', 'en'] as const).find((one) =>
    others.some((other) => comparable(other[one]) === comparable(name[one])),
  );
  if (same) throw fieldError(`${path}.${same}`, message[language]);
}

const comparable = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
