import type { Audience } from 'sijil/schema/visits';
import type { OperationId } from './operations';
import { baseRole } from 'sijil/schema/roles/customRoles';
import type { Role } from './roles';

/** The signed-in person, as the rules of opening a screen see them. */
export interface Visitor {
  readonly role: Role;
  readonly profile_completed: boolean;
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
  '/requests/:id/contract': ['admin', 'admin_operation'],
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
  '/requests': 'inspections.list',
  '/requests/:id': 'inspections.get',
  '/requests/:id/contract': 'adminInspections.contractDraft',
  '/supervisor/requests': 'inspections.list',
  '/supervisor/requests/:id': 'inspections.get',
  '/customer-support/:id': 'tickets.messages',
} satisfies Partial<Record<RoutePath, OperationId>>;

export type RoutePath = keyof typeof routeAuthority;

/** The registration, which a client completes before any other screen opens. */
export const completion = {
  path: '/complete-registration',
  isDue: ({ role, profile_completed }: Visitor): boolean => baseRole(role) === 'client' && !profile_completed,
} as const;
