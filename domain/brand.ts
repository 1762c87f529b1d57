import type { Localized } from 'sijil/base/i18n/localized';

/** The portal's brand until an admin changes it. */
export const originalBrand: { readonly name: Localized; readonly signInTexts?: string } = {
  name: { ar: 'سلامة', en: 'Salama' },
  /** Key by which the texts of the sign-in page are found. */
  signInTexts: 'auth:signIn',
};
