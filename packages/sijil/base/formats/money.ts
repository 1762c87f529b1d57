import { plainNumber } from './numbers';
import { type Language, perLanguage } from '../i18n/localized';

/** Names and signs of the riyal that may be typed with an amount. */
const riyalSigns = /(ر\.?\s?س\.?|ريال|SAR|SR|\u20C1)/iu;

/**
 * Halalas of an amount typed in riyals, in forms, filters and imported sheets. Other text, and an amount with a third
 * decimal that is not zero, is returned unchanged, for `validate` to refuse: typed money is never rounded.
 */
export function readRiyals(typed: string): number | string {
  const amount = plainNumber(typed.replace(riyalSigns, ''));
  if (amount === null) return typed;
  const [, sign, riyals = '', decimals = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(amount) ?? [];
  const halalas = decimals.replace(/0+$/, '');
  // Decimal text, not arithmetic: 1.005 × 100 is 100.49999999999999 in binary.
  const value = Number(`${riyals}${halalas.padEnd(2, '0')}`);
  if (halalas.length > 2 || !Number.isSafeInteger(value)) return typed;
  return sign === '-' && value > 0 ? -value : value;
}

/** Riyal text of an amount in halalas, plain digits: `1500.00`. */
export function writeRiyals(halalas: number): string {
  const absolute = Math.abs(Math.trunc(halalas));
  const text = `${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
  return halalas < 0 ? `-${text}` : text;
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const localeOf = (language: Language) => (language === 'ar' ? 'ar-SA-u-nu-latn' : 'en');
const formatIn = perLanguage((language) => new Intl.NumberFormat(localeOf(language), twoDecimals));
/**
 * Riyal text of an amount in halalas, grouped and without a sign of the currency: `1,150.00`. The caller adds the riyal
 * sign, left of the number in both languages. In Arabic a minus carries an invisible mark that keeps it on the left.
 */
export function formatMoney(halalas: number, language: Language): string {
  return formatIn(language).format(halalas / 100);
}
