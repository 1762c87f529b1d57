import arEG from 'antd/es/locale/ar_EG';
import enUS from 'antd/es/locale/en_US';
import type { Locale } from 'antd/es/locale';
import type { Language } from '#framework/base/i18n/localized';

// antd maps every Arabic to dayjs's `ar`, whose week begins on Saturday; the Kingdom's begins on Sunday (rules 9.5), as
// `fields/pickers/datePicker` knows.
const arabic: Locale = structuredClone(arEG);
// Its names of days are too long for a column, and run into each other.
const calendar = {
  locale: 'ar-sa',
  shortWeekDays: ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'],
  now: 'الآن',
};
if (arabic.DatePicker) arabic.DatePicker.lang = { ...arabic.DatePicker.lang, ...calendar };
if (arabic.Calendar) arabic.Calendar.lang = { ...arabic.Calendar.lang, ...calendar };

export const antdLocales: Record<Language, Locale> = { ar: arabic, en: enUS };
