import type { Localized } from '#framework/base/i18n/localized';

/** Single phrases of documents and pictures that have no table of their own. */
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
