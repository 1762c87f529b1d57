import type { Localized } from 'sijil/base/i18n/localized';
import { baseRole, type CustomRole } from 'sijil/schema/roles/customRoles';

export const roles = ['librarian', 'member'] as const;
export type DeclaredRole = (typeof roles)[number];
export type Role = DeclaredRole | CustomRole;
/** Roles that a custom role can restrict. */
export const customBases: readonly DeclaredRole[] = ['librarian'];
/** Roles whose accounts no custom role may write. */
export const guardedAccounts: readonly DeclaredRole[] = ['librarian'];

export const roleLabels: Record<DeclaredRole, Localized> = {
  librarian: { ar: 'أمين المكتبة', en: 'Librarian' },
  member: { ar: 'عضو', en: 'Member' },
};

/** Page of each role after sign-in. */
export const roleHomes: Record<DeclaredRole, string> = { librarian: '/loans', member: '/books' };

/** True for a role that has pages; both roles have. */
export function hasHome(role: Role | null): role is keyof typeof roleHomes {
  return role !== null && Object.hasOwn(roleHomes, role);
}

export function hasRole(role: Role, allowed: readonly Role[]): boolean {
  const base = baseRole(role);
  return base !== null && allowed.includes(base);
}
