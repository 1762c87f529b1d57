import { type PagesPart, type PortalPart, type PublicScreen, type Screen } from 'sijil/react/application';
import { automationTab } from 'sijil/react/automations/automationTab';
import { laterPart } from 'sijil/react/components/laterPart';
import { useSession } from 'sijil/react/providers/session';
import { defineApplication } from 'sijil/schema/application';
import { Mark } from './Mark';
import { signIn } from './signIn';

/** Pages of an application besides those of its declarations; all of it is optional. */
export interface BackOfficePages extends Partial<Omit<PortalPart, 'screens'>> {
  /** Hand-written screens; a screen at the address of a generated page replaces it. */
  readonly screens?: readonly Screen[];
  /** Screens before sign-in. */
  readonly publicScreens?: readonly PublicScreen[];
  readonly Brand?: PagesPart['Brand'];
  readonly PublicFooter?: PagesPart['Footer'];
  readonly textFiles?: PagesPart['textFiles'];
}

/** Pages of an application; `pages.tsx` exports it by default. */
export const definePages = (pages: BackOfficePages): BackOfficePages => pages;

const signInScreens = [
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

const approvalScreen = {
  path: '/approvals/:id',
  title: { ar: 'طلب موافقة', en: 'Approval' },
  layout: 'portal',
  load: () => import('sijil/react/automations/ApprovalPage'),
  texts: ['record', 'fields'],
};

const FirstPassword = laterPart(async () => (await import('./FirstPassword')).FirstPassword);

/** The dialog of a person whose password somebody else has chosen. */
function AskedFirst() {
  return useSession(({ user }) => user?.must_change_password) === true && <FirstPassword />;
}

/** Defines the pages of an application: its own before the framework's, which they may replace. */
export function defineBackOfficePages(given: BackOfficePages): void {
  const {
    screens = [],
    publicScreens = [],
    Brand = Mark,
    PublicFooter,
    textFiles,
    recordTabs,
    ...portal
  } = given;
  // Every application of `defineBackOffice` has these addresses, and this file does not know their type.
  const before = joined(publicScreens, signInScreens as unknown as PublicScreen[]);
  const behind = joined(screens, [...before, approvalScreen as unknown as Screen]);
  defineApplication({
    pages: {
      screens: before,
      Brand,
      signIn,
      ...(PublicFooter && { Footer: PublicFooter }),
      ...(textFiles && { textFiles }),
    },
    portal: {
      Notices: AskedFirst,
      ...portal,
      screens: behind,
      recordTabs: { automations: [automationTab], ...recordTabs },
    },
  });
}

function joined<S extends Screen>(own: readonly S[], further: readonly S[]): S[] {
  return [...own, ...further.filter(({ path }) => !own.some((one) => one.path === path))];
}
