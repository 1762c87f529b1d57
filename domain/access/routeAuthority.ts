import type { Role } from './roles';

/** Who may open a screen: anybody, only people who are not signed in, or the roles named. */
export type Audience = 'any' | 'signedOut' | readonly Role[];

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
  '/templates': ['admin'],
  '/templates/inspectorsform': ['admin'],
  '/templates/inspectorsform/:id': ['admin'],
  '/templates/socials': ['admin'],
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
  '/services': ['admin', 'client', 'branch_manager'],
  '/services/:id': ['admin', 'client', 'branch_manager'],
  '/complete-registration': ['client', 'branch_manager'],
  '/notifications': ['client', 'branch_manager'],
  '/client/requests': ['client', 'branch_manager'],
  '/client/requests/:requestId': ['client', 'branch_manager'],
  '/client/requests/:id/:requestId': ['client', 'branch_manager'],
  '/client/requests/second-payment/:id': ['client', 'branch_manager'],
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
  '/reports': ['admin'],
  '/verify/:code': 'any',
} as const satisfies Record<string, Audience>;

export type RoutePath = keyof typeof routeAuthority;
