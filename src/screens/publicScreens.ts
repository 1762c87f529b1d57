import type { PublicScreen } from '@framework/screens/screen';

/**
 * The screens that are open to somebody who has not signed in. `framework/react/router/PublicPages.tsx` draws them, which is all that
 * such a visitor loads.
 */
export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/sign-in',
    title: { ar: 'تسجيل الدخول', en: 'Sign in' },
    layout: 'public',
    texts: ['auth', 'fields'],
    load: () => import('@/pages/public/SignIn'),
  },
  {
    path: '/forgot-password',
    title: { ar: 'نسيت كلمة المرور', en: 'Forgot password' },
    layout: 'public',
    texts: ['auth', 'fields'],
    load: () => import('@/pages/public/ForgotPassword'),
  },
  {
    path: '/reset-password',
    title: { ar: 'تعيين كلمة المرور', en: 'Set a new password' },
    layout: 'public',
    texts: ['auth', 'fields'],
    load: () => import('@/pages/public/ResetPassword'),
  },
  {
    path: '/client-register',
    title: { ar: 'تسجيل عميل جديد', en: 'Client registration' },
    layout: 'public',
    texts: ['auth', 'fields'],
    load: () => import('@/pages/public/Register'),
  },
  {
    path: '/verify-email',
    title: { ar: 'تأكيد البريد الإلكتروني', en: 'Verify your email' },
    layout: 'public',
    texts: ['auth', 'fields'],
    load: () => import('@/pages/public/VerifyEmail'),
  },
  {
    path: '/access-denied',
    title: { ar: 'لا تملك الصلاحية', en: 'Access denied' },
    layout: 'bare',
    texts: [],
    framed: true,
    load: () => import('@framework/frame/AccessDenied'),
  },
  {
    path: '/verify',
    title: { ar: 'التحقق من شهادة', en: 'Verify a certificate' },
    layout: 'bare',
    texts: ['verify'],
    load: () => import('@/pages/verify/EnterCode'),
  },
  {
    path: '/offers',
    title: { ar: 'خدمات التفتيش وأسعارها', en: 'Inspections and prices' },
    layout: 'bare',
    texts: ['order'],
    load: () => import('@/pages/services/Offers'),
  },
  {
    path: '/mail-preference/:token',
    title: { ar: 'رسائل سلامة', en: 'Emails from Salama' },
    layout: 'public',
    texts: ['preferences'],
    load: () => import('@/pages/public/MailPreference'),
  },
  {
    path: '/verify/:code',
    title: { ar: 'التحقق من الشهادة', en: 'Verify a certificate' },
    layout: 'bare',
    texts: ['verify', 'requests'],
    load: () => import('@/pages/verify/VerifyCertificate'),
  },
];
