import type { Area } from 'sijil/schema/operationAccess';
import type { Privilege } from './privileges';
import type { DeclaredRole } from './roles';

/**
 * Rights that no custom role has: their holder could lift the role's limits or bypass them. Mails and jobs contain other people's
 * links to sign in, and data of any record.
 */
export const neverCustom: readonly string[] = [
  'roles',
  'roles.preview',
  'roles.explain',
  'seeAs',
  'sessions.seeAs',
  'adminUsers.create',
  'adminUsers.update',
  'adminUsers.changePassword',
  'adminUsers.delete',
  'adminUsers.changeStatus',
  'secondFactor.reset',
  'mailbox.list',
  'operation.watch',
  'queuedJobs.runNow',
  'queuedJobs.giveUp',
];

/** Operations that the law or the registration requires of a company: no custom role removes them. */
export const requiredOperations: readonly string[] = [
  'clients.completeProfile',
  'clients.getProfile',
  'clients.deletionPreview',
  'clients.deleteOwnAccount',
];

const everyCompany = 'figures.readAll';

/** Operations that need a privilege of whoever may call them: a custom role without it loses them. */
export const neededPrivileges: Readonly<Record<string, Privilege>> = {
  'dashboards.chart': everyCompany,
  'dashboards.chartDetails': everyCompany,
  'dashboards.clientManagement': everyCompany,
  'dashboards.clientTable': everyCompany,
  'dashboards.inspections': everyCompany,
  'dashboards.questions': everyCompany,
  'dashboards.questionDetails': everyCompany,
};

/** Operations that render a file, with the area whose records the file shows. */
export const filesOf: Readonly<Record<string, Area>> = {
  'exports.report': 'inspections',
  'exports.comparison': 'inspections',
};

/**
 * Records that describe a role itself, by role: no custom role limits them. A company reads and completes its own profile.
 */
export const ownRecords: Readonly<Partial<Record<DeclaredRole, readonly string[]>>> = { client: ['clients'] };

/** Areas whose answers contain records of every type: they need a role that reads all types. */
export const showEverything: readonly string[] = ['audit'];
