import type { Area } from '#framework/schema/operationAccess';
import type { DeclaredRole } from './roles';

/** Rights that no custom role has: with them its holder could be rid of the limits, or look past them. */
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
];

/** Steps that the law or the registration demands of a company: no custom role takes them away. */
export const requiredOperations: readonly string[] = [
  'clients.completeProfile',
  'clients.getProfile',
  'clients.deletionPreview',
  'clients.deleteOwnAccount',
];

/** Operations that have a file drawn, with the area whose records the file shows. */
export const filesOf: Readonly<Record<string, Area>> = {
  'exports.report': 'inspections',
  'exports.comparison': 'inspections',
};

/**
 * Records that say what a role itself is, by the role: no custom role limits them. A company sees and completes its own
 * profile.
 */
export const ownRecords: Readonly<Partial<Record<DeclaredRole, readonly string[]>>> = { client: ['clients'] };

/** Areas of operations whose answers hold records of every type: they need a role that reads all of them. */
export const showEverything: readonly string[] = ['audit'];
