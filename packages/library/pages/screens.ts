import type { RecordTab, PublicScreen, Screen } from 'sijil/react/application';
import { automationTab } from 'sijil/react/automations/automationTab';
import { textsOfAnyList } from 'sijil/react/screens/texts';

/** Public screens. */
export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/sign-in',
    title: { ar: 'تسجيل الدخول', en: 'Sign in' },
    layout: 'public',
    texts: ['fields'],
    load: () => import('./SignIn'),
  },
  {
    path: '/access-denied',
    title: { ar: 'لا تملك الصلاحية', en: 'Access denied' },
    layout: 'bare',
    texts: [],
    framed: true,
    load: () => import('sijil/react/frame/AccessDenied'),
  },
];

/** Hand-written screens; the others are generated. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  {
    path: '/approvals/:id',
    title: { ar: 'طلب موافقة', en: 'Approval' },
    layout: 'portal',
    load: () => import('sijil/react/automations/ApprovalPage'),
    texts: ['record', 'fields'],
  },
  {
    path: '/open-loans',
    title: { ar: 'كتب لم تُعَد بعد', en: 'Books that are out' },
    layout: 'portal',
    load: () => import('./OpenLoans'),
    texts: [...textsOfAnyList],
    menu: { icon: 'bell', order: 1, group: 'people' },
  },
];

/** Hand-built tabs of generated record pages. */
export const recordTabs: Readonly<Record<string, readonly RecordTab[]>> = { automations: [automationTab] };
