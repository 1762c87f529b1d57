/** A text in both of the portal's languages. Arabic is the default and is written first. */
export interface Localized {
  readonly ar: string;
  readonly en: string;
}

declare const isName: unique symbol;

/** Name of a company, a place or a person in both languages; an answer contains the one of its language (`nameText`). */
export type Name = Localized & { readonly [isName]: true };

/** The name of two columns; without an English form, the one name for both languages. */
export const nameOf = (name: string, english: string | null): Name =>
  ({ ar: name, en: english ?? name }) as Name;

export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'ar';

/** Languages as they follow the label of a field that has a text in each. */
export const languageNames: Readonly<Record<Language, Localized>> = {
  ar: { ar: 'عربي', en: 'Arabic' },
  en: { ar: 'إنجليزي', en: 'English' },
};

/** Returns a text in both languages; a plain string is used for each. */
export function bothLanguages(text: string | Localized): Localized {
  return typeof text === 'string' ? { ar: text, en: text } : text;
}

/** True when the text is missing in either language. */
export function isBlank({ ar, en }: Localized): boolean {
  return ar.trim() === '' || en.trim() === '';
}

/** Picks the language of an `Accept-Language` header; Arabic when it names neither. */
export function toLanguage(header: string | undefined): Language {
  const first = /\b(ar|en)\b/i.exec(header ?? '')?.[1]?.toLowerCase();
  return first === 'en' ? 'en' : defaultLanguage;
}

/**
 * Caches a value that is slow to create, one per language, created at first use: a page reads one language, and a format of
 * `Intl` takes a browser milliseconds.
 */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(language);
    made.set(language, fresh);
    return fresh;
  };
}
