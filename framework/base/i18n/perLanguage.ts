import type { Language } from './localized';

/**
 * Something that takes long to make, one for each language, made when it is first wanted: a page reads one language, and a
 * format of `Intl` takes a browser milliseconds.
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
