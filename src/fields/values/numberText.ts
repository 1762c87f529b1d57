import type { Language } from '#domain/i18n/localized';

const formats = {
  ar: new Intl.NumberFormat('ar-SA-u-nu-latn', { maximumFractionDigits: 6 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 6 }),
};

export function formatNumber(value: number, language: Language): string {
  return formats[language].format(value);
}
