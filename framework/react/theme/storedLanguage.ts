import { defaultLanguage, type Language } from '#framework/base/i18n/localized';

/** The key under which the choice outlives the visit; every tab of the browser shares it. */
export const languageKey = 'language';

export function storedLanguage(): Language {
  return localStorage.getItem(languageKey) === 'en' ? 'en' : defaultLanguage;
}

export function directionOfLanguage(language: Language): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
