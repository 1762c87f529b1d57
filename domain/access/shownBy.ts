import { frameworkOfOneRecord, frameworkShownBy, frameworkShownInFile } from 'sijil/contract/operationFacts';
import type {
  DrawnFrom,
  OfOneRecord,
  PersonAreas,
  Shown,
  ShownBy,
  ShownInFile,
} from 'sijil/schema/operationAccess';

const requests = ['requests', 'payments', 'certificates', 'daysOff', 'refunds', 'taxDocuments'] as const;
const accounts = ['users', 'clients', 'admins'] as const;

/** Declarations derived from other records: a write to those records changes these too. */
export const drawnFrom: DrawnFrom = {
  branchStandings: ['branches', 'requests', 'certificates'],
  vehicleStandings: ['vehicles', 'requests', 'certificates'],
  clientsOnHold: ['clients', 'requests'],
  instalments: ['requests', 'payments'],
  clientAccounts: ['clients', 'instalments', 'requests', 'payments'],
};

/**
 * Records that an operation's answers show and its writes change, by the first part of the operation's id. Answers with an
 * empty list are changed only by their own operations.
 */
export const shownBy: ShownBy = {
  ...frameworkShownBy,
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
  contracts: ['requests'],
  clientInspections: requests,
  clientInvoices: ['requests', 'payments', 'refunds', 'taxDocuments'],
  clients: ['clients', 'branches', 'restaurants', 'users', 'certificates', 'exports', 'requests'],
  contractTemplates: [],
  dashboards: [...requests, 'clients', 'tickets'],
  daysOff: ['daysOff'],
  field: requests,
  gallery: ['exports', 'requests'],
  identity: ['users'],
  inspectionTemplates: ['inspectorForms'],
  inspections: requests,
  inspectorForms: ['inspectorForms'],
  lookups: ['clientTypes', 'cuisineTypes', 'vehicleTypes', 'nationalities', 'states', 'cities', 'districts'],
  mailbox: [],
  nationalAddresses: [],
  notifications: ['notifications'],
  orderDrafts: [],
  packages: ['requests', 'payments'],
  passwordRequests: ['passwordRequests'],
  payments: ['requests', 'payments', 'refunds', 'clients', 'clientAccounts', 'exports'],
  portal: ['settings'],
  profile: ['clients', 'users', 'branches', 'restaurants'],
  reports: [...requests, 'cities', 'inspectors', 'clients', 'reviews', 'inspectorReports'],
  refunds: ['requests', 'payments', 'refunds'],
  reportedInspectors: ['inspectorReports', 'inspectors'],
  sandbox: [],
  savedCards: [],
  /** A service shows the client's balance, which orders draw from. */
  services: ['services', 'requests'],
  socialTemplates: [],
  supervisor: [...requests, 'inspectors', 'inspectorReports', 'reviews'],
  supervisorForms: requests,
  supervisorInspections: requests,
  templateVersions: ['inspectorForms'],
  templates: ['inspectorForms'],
  tickets: ['tickets'],
};

/** Areas whose operations name one record by their `id`: changes of other records do not affect their answers. */
export const ofOneRecord: OfOneRecord = {
  ...frameworkOfOneRecord,
  clientInspections: 'requests',
  inspections: 'requests',
  adminInspections: 'requests',
  supervisorInspections: 'requests',
  supervisorForms: 'requests',
};

/** Areas whose writes may change anything shown to the person. */
export const personAreas: PersonAreas = ['auth', 'identity', 'profile'];

const ofVisit = ['requests', 'branches', 'clients', 'services', 'supervisors', 'inspectors'] as const;
const ofResults = [...ofVisit, 'vehicles', 'certificates'] as const;
const noRecords: readonly Shown[] = [];

/**
 * Records that the file of an operation shows: nothing in a file is masked, so that its reader reads all of them. Previews of
 * templates are drawn with invented records.
 */
export const shownInFile: ShownInFile = {
  ...frameworkShownInFile,
  'payments.owedCsv': ['instalments', 'requests', 'payments', 'clients'],
  'payments.statement': ['taxDocuments', 'payments', 'refunds', 'requests', 'clients'],
  'payments.letter': ['instalments', 'payments', 'requests', 'services', 'branches', 'clients'],
  'payments.export': ['payments', 'requests', 'clients'],
  'gallery.export': ['requests', 'branches', 'clients'],
  'clients.exportCertificates': ofResults,
  'exports.report': ofResults,
  'exports.comparison': ofVisit,
  'clientInspections.compareReport': ofVisit,
  'clientInspections.report': ofResults,
  'supervisorInspections.finalReport': ofResults,
  'supervisorInspections.finalVehicleReport': ofResults,
  'adminInspections.drawContractDraft': ['requests', 'services', 'branches', 'vehicles', 'clients'],
  'contractTemplates.preview': noRecords,
  'contractTemplates.draw': noRecords,
  'certificateTemplates.preview': noRecords,
  'certificateTemplates.draw': noRecords,
  'socialTemplates.draw': noRecords,
};
