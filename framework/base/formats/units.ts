import type { Localized } from '../i18n/localized';

/** Units by their names. */
export const units = {
  riyal: { ar: 'ريال سعودي', en: 'Saudi riyal' },
  kilobytes: { ar: 'كيلوبايت', en: 'kB' },
  megabytes: { ar: 'ميجابايت', en: 'MB' },
} as const satisfies Record<string, Localized>;
