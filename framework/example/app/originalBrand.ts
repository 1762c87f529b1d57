import type { Localized } from '#framework/base/i18n/localized';

/** The library's brand until somebody changes it. */
export const originalBrand: { readonly name: Localized; readonly signInTexts?: string } = {
  name: { ar: 'مكتبة إعارة', en: 'Lending library' },
};
