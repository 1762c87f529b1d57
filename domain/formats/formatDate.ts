import type { Language } from '../i18n/localized';
import { perLanguage } from '../i18n/perLanguage';
import { riyadhInstant } from '../time/riyadhTime';

// Spelt out in full: what `ar-SA` alone means (calendar, digits) differs between engines (rules 9.3).
const gregorian: Readonly<Record<Language, string>> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' };
const hijri: Readonly<Record<Language, string>> = {
  ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn',
  en: 'en-GB-u-ca-islamic-umalqura-nu-latn',
};

const dateOnly = { dateStyle: 'long' } as const;
const timeOnly = { timeStyle: 'short' } as const;
const weekdayOnly = { weekday: 'long' } as const;

type Moment = Date | string;

/** A Riyadh day in words. Takes an instant (Date or ISO text) or a business date (`YYYY-MM-DD`). */
export const formatDate = defineFormat(gregorian, dateOnly);

/** A Riyadh day and time of day. */
export const formatDateTime = defineFormat(gregorian, { ...dateOnly, ...timeOnly });

/** A Riyadh time of day. */
export const formatTime = defineFormat(gregorian, timeOnly);

/** The name of the weekday. */
export const formatWeekday = defineFormat(gregorian, weekdayOnly);

/** The Umm al-Qura day that stands beside the Gregorian one where a date is legal. */
export const formatHijriDate = defineFormat(hijri, dateOnly);

function defineFormat(locales: Readonly<Record<Language, string>>, parts: Intl.DateTimeFormatOptions) {
  const options = { ...parts, timeZone: 'Asia/Riyadh' };
  const formatIn = perLanguage((language) => new Intl.DateTimeFormat(locales[language], options));
  /** @throws RangeError on a text that is no date. */
  return (moment: Moment, language: Language): string => formatIn(language).format(toInstant(moment));
}

function toInstant(moment: Moment): Date {
  if (moment instanceof Date) return moment;
  return moment.length === 'YYYY-MM-DD'.length ? riyadhInstant(moment) : new Date(moment);
}
