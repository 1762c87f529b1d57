import type { OperationId } from '#app/operations';
import type { PersonalResource } from '#framework/base/live/liveMessages';
import type { ResourceName } from '#app/resources';

type AreaOf<Id> = Id extends `${infer Area}.${string}` ? Area : never;
export type Area = AreaOf<OperationId>;
export type Shown = ResourceName | PersonalResource;

const requests = ['requests', 'payments', 'certificates', 'daysOff'] as const;
const accounts = ['users', 'clients', 'admins'] as const;

/** Declarations that are drawn from others' records: what is written to those is seen in these. */
export const drawnFrom: Readonly<Partial<Record<ResourceName, readonly ResourceName[]>>> = {
  branchStandings: ['branches', 'requests', 'certificates'],
  vehicleStandings: ['vehicles', 'requests', 'certificates'],
  clientsOnHold: ['clients', 'requests'],
};

/**
 * By the first part of an operation's id: whose records its answers show and its writes touch. What is named with nothing
 * is changed by its own operations alone.
 */
export const shownBy: Readonly<Record<Area, readonly Shown[]>> = {
  adminClientTypes: ['clientTypes'],
  audit: [],
  adminInspections: requests,
  adminNationalities: ['nationalities'],
  adminUsers: accounts,
  auth: accounts,
  branchManagers: ['users', 'branches', 'branchStandings'],
  branches: ['branches', 'branchStandings'],
  calendar: requests,
  certificateTemplates: [],
  certificates: ['certificates'],
  clientInspections: requests,
  clientInvoices: ['requests', 'payments', 'refunds', 'taxDocuments'],
  clients: ['clients', 'branches', 'restaurants', 'users', 'certificates', 'exports'],
  console: [],
  contractTemplates: [],
  dashboards: [...requests, 'clients', 'tickets', 'refunds'],
  daysOff: ['daysOff'],
  exports: ['exports'],
  field: requests,
  files: [],
  gallery: ['exports'],
  identity: ['users'],
  inspectionTemplates: ['inspectorForms'],
  inspections: requests,
  inspectorForms: ['inspectorForms'],
  live: [],
  lookups: ['clientTypes', 'cuisineTypes', 'vehicleTypes', 'nationalities', 'states', 'cities', 'districts'],
  mailbox: [],
  nationalAddresses: [],
  notifications: ['notifications'],
  orderDrafts: [],
  packages: ['requests', 'payments'],
  passwordRequests: ['passwordRequests'],
  payments: ['requests', 'payments', 'refunds'],
  portal: ['settings'],
  profile: ['clients', 'users', 'branches', 'restaurants'],
  refunds: ['requests', 'payments', 'refunds'],
  reportedInspectors: ['inspectorReports', 'inspectors'],
  sandbox: [],
  savedCards: [],
  savedViews: [],
  services: ['services'],
  session: [],
  sessions: [],
  socialTemplates: [],
  supervisor: [...requests, 'inspectors', 'inspectorReports', 'reviews'],
  supervisorForms: requests,
  supervisorInspections: requests,
  system: [],
  templateVersions: ['inspectorForms'],
  templates: ['inspectorForms'],
  tickets: ['tickets'],
};
