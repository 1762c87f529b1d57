import type { Screen } from 'sijil/react/application';
import { screenTitles } from '#domain/screens/screenTitles';
import { publicScreens } from './publicScreens';
import { textsOfLists } from './textsOfLists';

type Untitled = Omit<Screen, 'title'> & { readonly path: keyof typeof screenTitles };

/**
 * Map of the portal: every hand-built screen, once. Addresses and audiences are checked against `domain/access/routeAuthority`;
 * a page here replaces the generated one at the same address.
 */
const pages: readonly Untitled[] = [
  {
    path: '/notification-preferences',
    layout: 'portal',
    load: () => import('@/pages/preferences/NotificationPreferences'),
  },
  {
    path: '/approvals/:id',
    layout: 'portal',
    load: () => import('sijil/react/automations/ApprovalPage'),
    texts: ['record', 'fields'],
  },
  {
    path: '/mailbox',
    layout: 'portal',
    load: () => import('@/pages/admin/Mailbox'),
    menu: { icon: 'mail', order: 60, group: 'operation' },
  },
  // Client and branch manager
  {
    path: '/clientDashboard',
    layout: 'portal',
    load: () => import('@/pages/client/ClientDashboard'),
    texts: ['client', 'statistics', 'requests', 'profile'],
    menu: { icon: 'dashboard', order: 1, group: 'daily' },
  },
  {
    path: '/services',
    layout: 'portal',
    load: () => import('@/pages/services/Services'),
    menu: { icon: 'appstore', order: 2, group: 'daily' },
  },
  {
    path: '/services/:id',
    layout: 'portal',
    load: () => import('@/pages/services/Service'),
  },
  {
    path: '/client/requests',
    layout: 'portal',
    load: () => import('@/pages/client/ClientRequests'),
    texts: ['client', ...textsOfLists],
    menu: { icon: 'request', order: 3, group: 'daily' },
  },
  {
    path: '/client/requests/:requestId',
    layout: 'portal',
    load: () => import('@/pages/client/ClientRequest'),
    reads: { operation: 'clientInspections.get', id: 'requestId' },
  },
  {
    path: '/client/requests/:id/:requestId',
    layout: 'portal',
    load: () => import('@/pages/client/ClientRequest'),
    reads: { operation: 'clientInspections.get', id: 'requestId' },
  },
  {
    path: '/client/requests/second-payment/:id',
    layout: 'portal',
    load: () => import('@/pages/client/SecondPayment'),
  },
  {
    path: '/client/branches',
    layout: 'portal',
    load: () => import('@/pages/client/OwnBranches'),
    texts: ['places', 'accountClient', ...textsOfLists],
    menu: { icon: 'shop', order: 4, group: 'daily' },
  },
  {
    path: '/client/branches/:id',
    layout: 'portal',
    load: () => import('@/pages/client/OwnBranch'),
  },
  {
    path: '/client/vehicles',
    layout: 'portal',
    load: () => import('@/pages/client/OwnVehicles'),
    texts: ['places', 'accountClient', ...textsOfLists],
    menu: { icon: 'car', order: 4, group: 'daily' },
  },
  {
    path: '/client/vehicles/:id',
    layout: 'portal',
    load: () => import('@/pages/client/OwnVehicle'),
  },
  {
    path: '/client/vehicles/:id/edit',
    layout: 'portal',
    load: () => import('@/pages/client/OwnVehicleForm'),
  },
  {
    path: '/client/packages',
    layout: 'portal',
    load: () => import('@/pages/client/OwnPackages'),
    menu: { icon: 'appstore', order: 4, group: 'daily' },
  },
  {
    path: '/client/certificates',
    layout: 'portal',
    load: () => import('@/pages/client/certificates/OwnCertificates'),
    texts: ['client', ...textsOfLists],
    menu: { icon: 'certificate', order: 4, group: 'daily' },
  },
  {
    path: '/client/invoices',
    layout: 'portal',
    load: () => import('@/pages/client/OwnInvoices'),
    texts: ['client', ...textsOfLists],
    menu: { icon: 'file', order: 4, group: 'daily' },
  },
  {
    path: '/inspection-comparison',
    layout: 'portal',
    load: () => import('@/pages/client/InspectionComparison'),
    menu: { icon: 'compare', order: 5, group: 'daily' },
  },
  {
    path: '/notifications',
    layout: 'portal',
    load: () => import('@/pages/client/Notifications'),
    menu: { icon: 'bell', order: 6, group: 'daily' },
  },
  {
    path: '/account',
    layout: 'portal',
    load: () => import('@/pages/client/Account'),
    menu: { icon: 'user', order: 7, group: 'daily' },
  },
  {
    path: '/account/details',
    layout: 'portal',
    load: () => import('@/pages/client/AccountDetails'),
  },
  {
    path: '/complete-registration',
    layout: 'portal',
    unlisted: true,
    load: () => import('@/pages/client/registration/CompleteRegistration'),
  },
  {
    path: '/customer-support',
    layout: 'portal',
    load: () => import('@/pages/support/Tickets'),
    menu: { icon: 'support', order: 40, group: 'daily' },
  },
  {
    path: '/customer-support/:id',
    layout: 'portal',
    load: () => import('@/pages/support/Ticket'),
  },

  // Supervisor
  {
    path: '/supervisorDashboard',
    layout: 'portal',
    load: () => import('@/pages/supervisor/SupervisorDashboard'),
    texts: ['supervisor', 'requests', 'requestRows', 'fields'],
    menu: { icon: 'dashboard', order: 1, group: 'daily' },
  },
  {
    path: '/supervisor/requests',
    layout: 'portal',
    load: () => import('@/pages/supervisor/SupervisorRequests'),
    texts: ['supervisor', 'requests', ...textsOfLists],
    menu: { icon: 'request', order: 2, group: 'daily' },
  },
  {
    path: '/supervisor/requests/:id',
    layout: 'portal',
    load: () => import('@/pages/supervisor/SupervisorRequest'),
    reads: { operation: 'inspections.get', id: 'id' },
  },
  {
    path: '/inspectorForms',
    layout: 'portal',
    load: () => import('@/pages/supervisor/InspectorForms'),
    texts: ['supervisor', 'requests', ...textsOfLists],
    menu: { icon: 'form', order: 3, group: 'daily' },
  },
  {
    path: '/inspectorForms/:id',
    layout: 'portal',
    load: () => import('@/pages/supervisor/InspectorForm'),
    reads: { operation: 'inspections.get', id: 'id' },
  },
  {
    path: '/calendar',
    layout: 'portal',
    load: () => import('@/pages/team/TeamCalendar'),
    menu: { icon: 'calendar', order: 4, group: 'daily' },
  },
  {
    path: '/supervisor-notification',
    layout: 'portal',
    load: () => import('@/pages/supervisor/SupervisorNotifications'),
    menu: { icon: 'bell', order: 5, group: 'daily' },
  },
  {
    path: '/supervisoraccount',
    layout: 'portal',
    load: () => import('@/pages/supervisor/SupervisorAccount'),
    menu: { icon: 'user', order: 6, group: 'daily' },
  },

  // Supervisors and admins
  {
    path: '/inspectors',
    layout: 'portal',
    load: () => import('@/pages/inspectors/Inspectors'),
    texts: [...textsOfLists],
  },

  // Admins
  {
    path: '/home',
    layout: 'portal',
    load: () => import('@/pages/admin/AdminHome'),
    texts: ['admin', 'figures', 'charts', 'requestRows', 'fields'],
    menu: { icon: 'dashboard', order: 1, group: 'daily' },
  },
  {
    path: '/home/questionsOverview/:service/:score',
    layout: 'portal',
    load: () => import('@/pages/admin/QuestionsOverview'),
  },
  {
    path: '/home/:type',
    layout: 'portal',
    load: () => import('@/pages/admin/FigureDetails'),
  },
  {
    path: '/requests',
    layout: 'portal',
    load: () => import('@/pages/admin/AdminRequests'),
    texts: ['admin', ...textsOfLists],
    menu: { icon: 'request', order: 2, group: 'daily' },
  },
  {
    path: '/requests/:id',
    layout: 'portal',
    load: () => import('@/pages/admin/AdminRequest'),
    reads: { operation: 'inspections.get', id: 'id' },
  },
  {
    path: '/requests/:id/contract',
    layout: 'portal',
    load: () => import('@/pages/admin/contract/WriteContract'),
    texts: ['admin', 'requests', 'templates', 'fields'],
    reads: { operation: 'inspections.get', id: 'id' },
  },
  {
    path: '/payments',
    layout: 'portal',
    load: () => import('@/pages/finance/Payments'),
    texts: ['finance', 'requests', ...textsOfLists],
    menu: { icon: 'card', order: 3, group: 'finance' },
  },
  {
    path: '/actions',
    layout: 'portal',
    load: () => import('@/pages/admin/Actions'),
    menu: { icon: 'feed', order: 4, group: 'daily' },
  },
  {
    path: '/gallery',
    layout: 'portal',
    load: () => import('@/pages/admin/Gallery'),
    menu: { icon: 'picture', order: 22, group: 'fieldWork' },
  },
  {
    path: '/templates',
    layout: 'portal',
    load: () => import('@/pages/admin/templates/Templates'),
    menu: { icon: 'file', order: 23, group: 'content' },
  },
  {
    path: '/templates/inspectorsform',
    layout: 'portal',
    load: () => import('@/pages/admin/templates/FormTemplates'),
  },
  {
    path: '/templates/inspectorsform/:id',
    layout: 'portal',
    load: () => import('@/pages/admin/templates/builder/FormTemplate'),
  },
  {
    path: '/templates/socials',
    layout: 'portal',
    load: () => import('@/pages/admin/templates/SocialTemplates'),
  },
  {
    path: '/templates/socials/:id',
    layout: 'portal',
    load: () => import('@/pages/admin/templates/social/SocialTemplate'),
  },
  {
    path: '/templates/certificate/:id',
    layout: 'portal',
    load: () => import('@/pages/admin/templates/certificate/CertificateTemplate'),
  },
  {
    path: '/templates/contract/:id',
    layout: 'portal',
    load: () => import('@/pages/admin/templates/contract/ContractTemplate'),
  },
  {
    path: '/audit',
    layout: 'portal',
    load: () => import('@/pages/admin/audit/Audit'),
    menu: { icon: 'audit', order: 42, group: 'operation' },
  },
  {
    path: '/reports',
    layout: 'portal',
    load: () => import('@/pages/admin/Reports'),
    texts: ['reports', 'figures', 'charts'],
    menu: { icon: 'chart', order: 41, group: 'daily' },
  },
];

/** Screens with their titles, the public ones first. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...pages.map((page) => ({ ...page, title: screenTitles[page.path] })),
];
