import type { DocumentText, Instant } from '#domain/contracts/contractPaper';
import { formatPercent } from 'sijil/base/formats/numbers';
import { isolateLtr } from 'sijil/base/formats/bidi';
import { type Language, type Localized, perLanguage } from 'sijil/base/i18n/localized';
import { riyalSign } from '../theme';

/** `both` sets Arabic first and repeats it in English; the page itself then runs right to left. */
export type DocumentLanguage = Language | 'both';

export const toDate = (instant: Instant): Date => new Date(instant);

const timeZone = 'Asia/Riyadh';
const locales = {
  ar: { gregorian: 'ar-SA-u-ca-gregory-nu-latn', hijri: 'ar-SA-u-ca-islamic-umalqura-nu-latn' },
  en: { gregorian: 'en-GB-u-ca-gregory-nu-latn', hijri: 'en-GB-u-ca-islamic-umalqura-nu-latn' },
} as const;

export const mainLanguage = (language: DocumentLanguage): Language => (language === 'en' ? 'en' : 'ar');

/** The text in the document's language; with `both`, Arabic and English on one line. */
export function inLanguage(text: DocumentText, language: DocumentLanguage, separator = ' · '): string {
  if (typeof text === 'string') return text;
  if (language !== 'both') return text[language];
  return text.ar === text.en ? text.ar : `${text.ar}${separator}${isolateLtr(text.en)}`;
}

/** Creates the formatter once, on first use: creation costs as much as formatting a hundred dates. */
const longIn = (calendar: 'gregorian' | 'hijri') =>
  perLanguage(
    (language) => new Intl.DateTimeFormat(locales[language][calendar], { dateStyle: 'long', timeZone }),
  );
const gregorianIn = longIn('gregorian');
const hijriIn = longIn('hijri');

/** `21 نوفمبر 2026`, the day in Riyadh. */
export function gregorianDate(date: Instant, language: Language): string {
  return gregorianIn(language).format(toDate(date));
}

/** `11 جمادى الآخرة 1448 هـ`, by the Umm al-Qura calendar. */
export function hijriDate(date: Instant, language: Language): string {
  return hijriIn(language).format(toDate(date));
}

/** Date in both calendars: Saudi legal documents state the Hijri and the Gregorian date. */
export function legalDate(date: Instant, language: DocumentLanguage): string {
  const inOne = (one: Language) => {
    const gregorian = shortLabels.gregorian[one].replace('{date}', gregorianDate(date, one));
    return `${gregorian} (${hijriDate(date, one)})`;
  };
  if (language !== 'both') return inOne(language);
  return `${inOne('ar')}\n${isolateLtr(inOne('en'))}`;
}

/** Date and time to the second in Riyadh, `2026-11-21 12:30:05 (+03:00)`: evidence must not be ambiguous. */
export function exactTime(date: Instant): string {
  const local = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return isolateLtr(`${local.format(toDate(date))} (+03:00)`);
}

/** Halalas as riyals with two decimals and no grouping: `1150.00`. */
export function decimalRiyals(halalas: number): string {
  if (!Number.isSafeInteger(halalas)) throw new RangeError(`Not a whole number of halalas: ${halalas}`);
  const sign = halalas < 0 ? '-' : '';
  const digits = String(Math.abs(halalas)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `⃁ 1,150.00`. The sign is left of the number in both languages (SAMA, February 2025). */
export function moneyText(halalas: number): string {
  const [integer = '', fraction = ''] = decimalRiyals(halalas).split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, ',');
  return isolateLtr(`${riyalSign}\u00A0${grouped}.${fraction}`);
}

/** A rate in basis points (1500 = 15 %) as `15%`. */
export const percentText = (basisPoints: number): string => formatPercent(basisPoints / 100);

/** A score out of 100 with at most one decimal. */
export const score = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** Single phrases of documents and pictures that do not belong to another table. */
export const shortLabels = {
  page: { ar: 'صفحة {page} من {pages}', en: 'Page {page} of {pages}' },
  gregorian: { ar: '{date} م', en: '{date}' },
  scan: { ar: 'امسح الرمز للتحقق', en: 'Scan to verify' },
  outOf: { ar: 'من 100', en: 'out of 100' },
  none: { ar: 'لا سجلات في القائمة.', en: 'The list has no records.' },
  cut: {
    ar: 'هذه أول السجلات فقط، وعددها: {count}. اختر Excel أو CSV ليصلك الباقي.',
    en: 'These are the first records only: {count}. Choose Excel or CSV to get the rest.',
  },
} satisfies Record<string, Localized>;
