import type { Language } from '../i18n/localized';

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  ar: new Intl.NumberFormat('ar-SA-u-nu-latn', twoDecimals),
  en: new Intl.NumberFormat('en', twoDecimals),
};

/**
 * An amount in halalas as riyals, digits only: `1,150.00`. The riyal sign is the caller's, left of the number in
 * both languages. In Arabic a minus carries an invisible mark that keeps it on the left.
 */
export function formatMoney(halalas: number, language: Language): string {
  return formats[language].format(halalas / 100);
}
