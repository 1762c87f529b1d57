import type { Localized } from '#framework/base/i18n/localized';

/** Entries of the menu of the signed-in person that open no screen of their own. */
export const personTitles = {
  security: { ar: 'كلمة المرور والأجهزة', en: 'Password and devices' },
} as const satisfies Record<string, Localized>;
