import type { Language } from '#framework/base/i18n/localized';
import { perLanguage } from '#framework/base/i18n/perLanguage';

const formatIn = perLanguage(
  (language) =>
    new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-latn' : 'en', { maximumFractionDigits: 6 }),
);

export function formatNumber(value: number, language: Language): string {
  return formatIn(language).format(value);
}
