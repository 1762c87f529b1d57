import type { Localized } from '../base/i18n/localized';

/** Actions of the quick search, in both languages so that they are found in either. */
export const paletteTexts = {
  addFavourite: { ar: 'إضافة هذه الصفحة إلى المفضلة', en: 'Add this page to favourites' },
  removeFavourite: { ar: 'إزالة هذه الصفحة من المفضلة', en: 'Remove this page from favourites' },
  toArabic: { ar: 'التحويل إلى العربية', en: 'Switch to Arabic (العربية)' },
  toEnglish: { ar: 'التحويل إلى الإنجليزية (English)', en: 'Switch to English' },
  light: { ar: 'الوضع الفاتح', en: 'Light mode' },
  dark: { ar: 'الوضع الداكن', en: 'Dark mode' },
  signOut: { ar: 'تسجيل الخروج', en: 'Sign out' },
  add: { ar: 'إضافة {record}', en: 'Add {record}' },
} as const satisfies Record<string, Localized>;
