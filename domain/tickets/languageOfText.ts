import type { Language } from '../i18n/localized';

/** In which language somebody wrote: Arabic letters make it Arabic, also among Latin names and numbers. */
export function languageOfText(text: string): Language {
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}
