import type { Language } from '../i18n/localized';
import { perLanguage } from '../i18n/perLanguage';

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const localeOf = (language: Language) => (language === 'ar' ? 'ar-SA-u-nu-latn' : 'en');
const formatIn = perLanguage((language) => new Intl.NumberFormat(localeOf(language), twoDecimals));
const roundedIn = perLanguage(
  (language) => new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 }),
);

/**
 * An amount in halalas as riyals, digits only: `1,150.00`. The riyal sign is the caller's, left of the number in
 * both languages. In Arabic a minus carries an invisible mark that keeps it on the left.
 */
export function formatMoney(halalas: number, language: Language): string {
  return formatIn(language).format(halalas / 100);
}

/** The same without halalas, for the axis of a chart: `1,150`. */
export function formatRiyals(halalas: number, language: Language): string {
  return roundedIn(language).format(halalas / 100);
}
