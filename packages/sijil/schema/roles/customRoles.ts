import { type DeclaredRole, type Role, requiredOperations, neverCustom } from 'sijil/schema/application';
import type { Localized } from '../../base/i18n/localized';

const applied = new Map<string, RoleDesign>();

export const nothingTaken: Narrowing = { records: {}, rights: [], menu: [], home: null };

/** Returns the name of the custom role with this id. */
export const customRole = (id: string): CustomRole => `custom:${id}`;

/** Replaces the custom roles that the policies of this process, or of this browser, know. */
export function applyRoles(roles: readonly RoleDesign[]): void {
  applied.clear();
  for (const role of roles) applied.set(customRole(role.id), role);
}

export function isCustom(role: Role): role is CustomRole {
  return role.startsWith('custom:');
}

const unlimited = new Map<string, RoleDesign>();

/** Returns a custom role that takes nothing away from its base; nobody has it. */
export function unlimitedRole(base: DeclaredRole): CustomRole {
  const role: CustomRole = `custom:unlimited ${base}`;
  unlimited.set(role, { id: '', name: { ar: base, en: base }, base, narrowing: nothingTaken });
  return role;
}

/** Returns the custom role of this name; undefined for a declared role, and for a custom one that no longer exists. */
export function roleDesign(role: Role): RoleDesign | undefined {
  return applied.get(role) ?? unlimited.get(role);
}

/** The custom roles that narrow a declared role. */
export function customRolesOn(base: DeclaredRole): RoleDesign[] {
  return [...applied.values()].filter((role) => role.base === base);
}

/** Returns the declared role that a role is, or narrows; null for a custom role that no longer exists: it may do nothing. */
export function baseRole(role: Role): DeclaredRole | null {
  return isCustom(role) ? (roleDesign(role)?.base ?? null) : role;
}

/** True unless a custom role takes a privilege or an operation away. */
export function keepsRight(role: Role, right: string): boolean {
  if (!isCustom(role) || (requiredOperations().includes(right) && baseRole(role) !== null)) return true;
  return !neverCustom().includes(right) && roleDesign(role)?.narrowing.rights.includes(right) === false;
}

/** Name of a role that was created at run time, as the policies use it. */
export type CustomRole = `custom:${string}`;

/** Remainder of a limited action: nothing, or the person's own rows. */
export type Left = 'nothing' | 'own';

/** Limits on one type of records. A field that is `fixed` is read and never written. */
export interface RecordLimits {
  readonly read?: Left | undefined;
  readonly create?: 'nothing' | undefined;
  readonly update?: Left | undefined;
  readonly delete?: Left | undefined;
  readonly fields?: Readonly<Record<string, 'hidden' | 'fixed'>> | undefined;
}

/** All that a custom role takes away from its base; anything not named is as in the base. */
export interface Narrowing {
  readonly records: Readonly<Record<string, RecordLimits>>;
  /** Privileges, and operations written by hand. */
  readonly rights: string[];
  /** Addresses of menu entries. */
  readonly menu: string[];
  /** Address of the page after sign-in; null for the base's. */
  readonly home: string | null;
}

/** A custom role as the policies need it. */
export interface RoleDesign {
  readonly id: string;
  readonly name: Localized;
  readonly base: DeclaredRole;
  readonly narrowing: Narrowing;
  /** Operations written by hand whose answers hide what the role does not read; the server determines them. */
  readonly masked?: string[] | undefined;
}
