import { toLatinDigits } from '#domain/formats/latinDigits';
import type { Language } from '#domain/i18n/localized';

/** A typed number in Latin writing: `١٬٢٣٤٫٥` and `1,234.5` are both `1234.5`. */
export function toPlainNumber(typed: string): string {
  return toLatinDigits(typed)
    .replaceAll('٫', '.')
    .replaceAll(/[٬,\s\u00A0\p{Cf}]/gu, '');
}

const formats = {
  ar: new Intl.NumberFormat('ar-SA-u-nu-latn', { maximumFractionDigits: 6 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 6 }),
};

export function formatNumber(value: number, language: Language): string {
  return formats[language].format(value);
}
