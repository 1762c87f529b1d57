import type { Localized } from './localized';

type Value = Localized | string | number;

/** A text with values in place of their names in braces, `{name}`; those in two languages each in the language of the text. */
export function worded(text: Localized, values: Readonly<Record<string, Value>>): Localized {
  const fill = (language: keyof Localized) =>
    text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return String(typeof value === 'object' ? value[language] : value);
    });
  return { ar: fill('ar'), en: fill('en') };
}

/** Several names as one. */
export const joinedNames = (names: readonly Localized[]): Localized => ({
  ar: names.map(({ ar }) => ar).join('، '),
  en: names.map(({ en }) => en).join(', '),
});
