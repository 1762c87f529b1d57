import { units } from '#framework/base/formats/units';
import type { Language } from '#framework/base/i18n/localized';

const kilobyte = 1024;

/** A size in bytes as people read it: `48 kB`, `1.2 MB`. */
export function formatFileSize(bytes: number, language: Language): string {
  const locale = language === 'ar' ? 'ar-SA-u-nu-latn' : 'en';
  const inMegabytes = bytes >= kilobyte * kilobyte;
  const amount = inMegabytes ? bytes / kilobyte / kilobyte : Math.max(1, Math.round(bytes / kilobyte));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(amount);
  return `${number} ${units[inMegabytes ? 'megabytes' : 'kilobytes'][language]}`;
}
