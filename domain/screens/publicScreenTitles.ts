import type { Localized } from 'sijil/base/i18n/localized';

/** Titles of the screens before sign-in, by their addresses. */
export const publicScreenTitles = {
  '/sign-in': { ar: 'تسجيل الدخول', en: 'Sign in' },
  '/forgot-password': { ar: 'نسيت كلمة المرور', en: 'Forgot password' },
  '/reset-password': { ar: 'تعيين كلمة المرور', en: 'Set a new password' },
  '/client-register': { ar: 'تسجيل عميل جديد', en: 'Client registration' },
  '/verify-email': { ar: 'تأكيد البريد الإلكتروني', en: 'Verify your email' },
  '/access-denied': { ar: 'لا تملك الصلاحية', en: 'Access denied' },
  '/verify': { ar: 'التحقق من شهادة أو عقد', en: 'Verify a certificate or a contract' },
  '/offers': { ar: 'خدمات التفتيش وأسعارها', en: 'Inspections and prices' },
  '/mail-preference/:token': { ar: 'رسائل البريد', en: 'Emails' },
  '/verify/:code': { ar: 'التحقق من الشهادة', en: 'Verify a certificate' },
} as const satisfies Record<string, Localized>;
