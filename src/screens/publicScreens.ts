import type { PublicScreen } from 'sijil/react/application';
import { publicScreenTitles } from '#domain/screens/publicScreenTitles';

type Untitled = Omit<PublicScreen, 'title'> & { readonly path: keyof typeof publicScreenTitles };

/** Public screens, rendered by `packages/sijil/react/router/PublicPages.tsx`; visitors load nothing else. */
const pages: readonly Untitled[] = [
  {
    path: '/sign-in',
    layout: 'public',
    texts: ['auth', 'fields'],
    load: () => import('@/pages/public/SignIn'),
  },
  {
    path: '/forgot-password',
    layout: 'public',
    texts: ['auth', 'fields'],
    load: () => import('@/pages/public/ForgotPassword'),
  },
  {
    path: '/reset-password',
    layout: 'public',
    texts: ['auth', 'fields'],
    load: () => import('@/pages/public/ResetPassword'),
  },
  {
    path: '/client-register',
    layout: 'public',
    texts: ['auth', 'fields'],
    load: () => import('@/pages/public/Register'),
  },
  {
    path: '/verify-email',
    layout: 'public',
    texts: ['auth', 'fields'],
    load: () => import('@/pages/public/VerifyEmail'),
  },
  {
    path: '/access-denied',
    layout: 'bare',
    texts: [],
    framed: true,
    load: () => import('sijil/react/frame/AccessDenied'),
  },
  {
    path: '/verify',
    layout: 'bare',
    texts: ['verify', 'contractFile'],
    load: () => import('@/pages/verify/EnterCode'),
  },
  {
    path: '/offers',
    layout: 'bare',
    texts: ['order'],
    load: () => import('@/pages/services/Offers'),
  },
  {
    path: '/mail-preference/:token',
    layout: 'public',
    texts: ['preferences'],
    load: () => import('@/pages/public/MailPreference'),
  },
  {
    path: '/verify/:code',
    layout: 'bare',
    texts: ['verify', 'requests'],
    load: () => import('@/pages/verify/VerifyCertificate'),
  },
];

export const publicScreens: readonly PublicScreen[] = pages.map((page) => ({
  ...page,
  title: publicScreenTitles[page.path],
}));
