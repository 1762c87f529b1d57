import type { Area } from '#framework/schema/operationAccess';
import type { DeclaredRole } from './roles';

/** Rights that no custom role has. */
export const neverCustom: readonly string[] = [
  'roles',
  'roles.preview',
  'roles.explain',
  'seeAs',
  'sessions.seeAs',
  'secondFactor.reset',
];

/** No operation of the library shows records of every type. */
export const showEverything: readonly string[] = [];

/** Every operation of the library may be taken away, and none draws a file of records. */
export const requiredOperations: readonly string[] = [];
export const filesOf: Readonly<Record<string, Area>> = {};

/** No role of the library is itself a record that it keeps. */
export const ownRecords: Readonly<Partial<Record<DeclaredRole, readonly string[]>>> = {};
