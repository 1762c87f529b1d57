import type { RecordTab, PublicScreen, Screen } from '@framework/application';
import { automationTab } from '@framework/automations/automationTab';
import { textsOfAnyList } from '@framework/screens/texts';

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
    load: () => import('@framework/frame/AccessDenied'),
  },
];

/** Hand-written screens; the others are generated. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  {
    path: '/approvals/:id',
    title: { ar: 'طلب موافقة', en: 'Approval' },
    layout: 'portal',
    load: () => import('@framework/automations/ApprovalPage'),
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
