import type { Area } from '#framework/schema/operationAccess';
import type { DeclaredRole } from '../domain/roles';

/** Rights that no custom role can have. */
export const neverCustom: readonly string[] = [
  'roles',
  'roles.preview',
  'roles.explain',
  'seeAs',
  'sessions.seeAs',
  'secondFactor.reset',
];

/** Operations that show records of every type: the library has none. */
export const showEverything: readonly string[] = [];

/** Operations that a custom role loses with a privilege: none. */
export const neededPrivileges: Readonly<Record<string, string>> = {};

/** Operations that no custom role may remove: none, and none returns a file of records. */
export const requiredOperations: readonly string[] = [];
export const filesOf: Readonly<Record<string, Area>> = {};

/** Roles that are themselves a record of the library: none. */
export const ownRecords: Readonly<Partial<Record<DeclaredRole, readonly string[]>>> = {};
