import type { Language, Localized } from '../base/i18n/localized';

/** Languages as they follow the label of a field that has a text in each. */
export const languageNames: Readonly<Record<Language, Localized>> = {
  ar: { ar: 'عربي', en: 'Arabic' },
  en: { ar: 'إنجليزي', en: 'English' },
};
