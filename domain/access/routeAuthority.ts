import { type Audience as AudienceOf, type Visit, visitRules } from '#framework/schema/visits';
import type { OperationId } from './operations';
import { hasHome, type Role, roleHomes } from './roles';
import { baseRole, roleDesign } from '#framework/schema/roles/customRoles';

interface Visitor {
  readonly role: Role;
  readonly profileCompleted: boolean;
}

/**
 * The route-authority table (rules 1.3): every screen and the roles that may open it.
 * The router is built from it, so that a screen without a row cannot be opened; the API guards its own operations.
 */
export const routeAuthority = {
  '/sign-in': 'signedOut',
  '/forgot-password': 'signedOut',
  '/reset-password': 'signedOut',
  '/client-register': 'signedOut',
  '/verify-email': 'signedOut',
  '/access-denied': 'any',
  '/home': ['admin'],
  '/home/questionsOverview/:service/:score': ['admin'],
  '/home/:type': ['admin'],
  '/clientDashboard': ['client', 'branch_manager'],
  '/supervisorDashboard': ['supervisor'],
  '/audit': ['admin'],
  '/templates': ['admin'],
  '/templates/inspectorsform': ['admin'],
  '/templates/inspectorsform/:id': ['admin'],
  '/templates/socials': ['admin'],
  '/templates/socials/:id': ['admin'],
  '/templates/certificate/:id': ['admin'],
  '/templates/contract/:id': ['admin'],
  '/supervisors': ['admin'],
  '/supervisors/:id': ['admin'],
  '/gallery': ['admin'],
  '/inspection-comparison': ['client', 'branch_manager'],
  '/inspectors': ['admin', 'supervisor'],
  '/inspectors/:id': ['admin', 'supervisor'],
  '/inspectors/reports': ['admin'],
  '/inspectors/daysOff': ['admin'],
  '/admins': ['admin'],
  '/admins/:id': ['admin'],
  '/clients': ['admin'],
  '/clients/:id': ['admin'],
  '/payments': ['admin', 'admin_finance'],
  '/requests': ['admin', 'admin_finance', 'admin_operation'],
  '/requests/:id': ['admin', 'admin_finance', 'admin_operation'],
  '/actions': ['admin', 'admin_operation'],
  '/calendar': ['admin', 'admin_operation', 'supervisor'],
  '/services': ['admin', 'client', 'branch_manager'],
  '/services/:id': ['admin', 'client', 'branch_manager'],
  '/complete-registration': ['client', 'branch_manager'],
  '/notifications': ['client', 'branch_manager'],
  '/client/requests': ['client', 'branch_manager'],
  '/client/requests/:requestId': ['client', 'branch_manager'],
  '/client/requests/:id/:requestId': ['client', 'branch_manager'],
  '/client/requests/second-payment/:id': ['client', 'branch_manager'],
  '/client/branches': ['client', 'branch_manager'],
  '/client/branches/:id': ['client', 'branch_manager'],
  '/client/vehicles': ['client', 'branch_manager'],
  '/client/vehicles/:id': ['client', 'branch_manager'],
  '/client/vehicles/:id/edit': ['client'],
  '/client/packages': ['client', 'branch_manager'],
  '/client/certificates': ['client', 'branch_manager'],
  '/client/invoices': ['client'],
  '/account': ['client', 'branch_manager'],
  '/account/details': ['client', 'branch_manager'],
  '/customer-support': ['admin', 'client'],
  '/customer-support/:id': ['admin', 'client'],
  '/supervisor-notification': ['supervisor'],
  '/supervisoraccount': ['supervisor'],
  '/inspectorForms': ['supervisor'],
  '/inspectorForms/:id': ['supervisor'],
  '/supervisor/requests': ['supervisor'],
  '/supervisor/requests/:id': ['supervisor'],
  '/nationalities': ['admin'],
  '/client-types': ['admin'],
  '/client-types/:id': ['admin'],
  '/reports': ['admin', 'admin_finance', 'admin_operation'],
  '/mailbox': ['admin'],
  '/verify': 'any',
  '/verify/:code': 'any',
  '/offers': 'any',
  '/mail-preference/:token': 'any',
  '/approvals/:id': ['admin', 'admin_finance', 'admin_operation', 'client', 'branch_manager', 'supervisor'],
  '/notification-preferences': [
    'admin',
    'admin_finance',
    'admin_operation',
    'client',
    'branch_manager',
    'supervisor',
  ],
} as const satisfies Record<string, Audience>;

/** Operations without which a page shows nothing: no menu offers it to a custom role that may not call its operation. */
export const pageOperations: Readonly<Partial<Record<string, OperationId>>> = {
  '/audit': 'audit.list',
  '/calendar': 'calendar.inspectors',
  '/gallery': 'gallery.list',
  '/mailbox': 'mailbox.list',
  '/templates': 'templates.summary',
} satisfies Partial<Record<RoutePath, OperationId>>;

const audiences: Record<RoutePath, Audience> = routeAuthority;

/** The route's own authority, before sign-in state and profile are checked. */
export function isAllowed(route: RoutePath, role: Role): boolean {
  const audience = audiences[route];
  const base = baseRole(role);
  return (
    audience === 'any' || (audience !== 'signedOut' && base !== null && audience.some((one) => one === base))
  );
}

export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(routeAuthority, path);
}

export function homeOf(role: Role): string {
  const base = baseRole(role);
  const chosen = roleDesign(role)?.narrowing.home;
  return chosen ?? (hasHome(base) ? roleHomes[base] : base === null ? '/access-denied' : '/sign-in');
}

/** True for a client whose profile is incomplete: only the registration is open to them. */
export function mustComplete({ role, profileCompleted }: Visitor): boolean {
  return baseRole(role) === 'client' && !profileCompleted;
}

/** The signed-in person as a visitor. */
export function visitorOf(user: { readonly role: Role; readonly profile_completed: boolean }): Visitor {
  return { role: user.role, profileCompleted: user.profile_completed };
}

export const { pathAfterSignIn, visitScreen } = visitRules<Visitor>({
  homeOf,
  completion: { path: '/complete-registration', isDue: mustComplete },
});

/** Result of opening a hand-built screen; `path` is the requested address with its query. */
export function visit(route: RoutePath, path: string, visitor: Visitor | null): Visit {
  return visitScreen(route, audiences[route], path, visitor);
}

export type Audience = AudienceOf<Role>;

export type RoutePath = keyof typeof routeAuthority;

export { isLocalPath } from '#framework/schema/visits';
