import type { Language } from '../i18n/localized';

const locales: Readonly<Record<Language, string>> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' };

/** A month written `YYYY-MM` in words; `short` without its year, to stand below a chart. */
export function formatMonth(month: string, language: Language, length: 'short' | 'long' = 'long'): string {
  return new Intl.DateTimeFormat(locales[language], {
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`));
}
