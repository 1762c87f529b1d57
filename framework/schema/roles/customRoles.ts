import { alwaysKept, neverCustom } from '#app/customRoles';
import type { DeclaredRole, Role } from '#app/roles';
import type { CustomRole, RoleDesign } from './customRole';

const applied = new Map<string, RoleDesign>();

/** The custom role of an id. */
export const customRole = (id: string): CustomRole => `custom:${id}`;

/** Replaces the custom roles that the policies of this process, or of this browser, know. */
export function applyRoles(roles: readonly RoleDesign[]): void {
  applied.clear();
  for (const role of roles) applied.set(customRole(role.id), role);
}

export function isCustom(role: Role): role is CustomRole {
  return role.startsWith('custom:');
}

/** The custom role of this name; undefined for a declared role, and for a custom one that is gone. */
export function roleDesign(role: Role): RoleDesign | undefined {
  return applied.get(role);
}

/** The custom roles that narrow a declared role. */
export function customRolesOn(base: DeclaredRole): RoleDesign[] {
  return [...applied.values()].filter((role) => role.base === base);
}

/** The declared role that a role is, or narrows; null for a custom role that is gone: it may do nothing. */
export function baseRole(role: Role): DeclaredRole | null {
  return isCustom(role) ? (roleDesign(role)?.base ?? null) : role;
}

/** True unless a custom role takes a privilege or an operation away. */
export function keepsRight(role: Role, right: string): boolean {
  if (!isCustom(role) || (alwaysKept.includes(right) && baseRole(role) !== null)) return true;
  return !neverCustom.includes(right) && roleDesign(role)?.narrowing.rights.includes(right) === false;
}
