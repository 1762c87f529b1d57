import type { Localized } from '#framework/base/i18n/localized';

export const yesNo: Readonly<Record<'yes' | 'no', Localized>> = {
  yes: { ar: 'نعم', en: 'Yes' },
  no: { ar: 'لا', en: 'No' },
};
