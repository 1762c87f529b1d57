import type { Localized } from 'sijil/base/i18n/localized';
import { baseRole, type CustomRole } from 'sijil/schema/roles/customRoles';

export const roles = [
  'admin',
  'admin_finance',
  'admin_operation',
  'client',
  'branch_manager',
  'supervisor',
  'inspector',
] as const;

/** A role of the specification. */
export type DeclaredRole = (typeof roles)[number];

export type Role = DeclaredRole | CustomRole;

export const adminRoles = [
  'admin',
  'admin_finance',
  'admin_operation',
] as const satisfies readonly DeclaredRole[];

/** Roles that work for the portal and use it. */
export const teamRoles = [...adminRoles, 'supervisor'] as const satisfies readonly DeclaredRole[];

export const clientRoles = ['client', 'branch_manager'] as const satisfies readonly DeclaredRole[];

/** Roles that a custom role can narrow: all roles with pages. */
export const customBases: readonly DeclaredRole[] = [...teamRoles, ...clientRoles];

/** Roles whose accounts no custom role writes: their holders decide about others. */
export const guardedAccounts: readonly DeclaredRole[] = [...teamRoles];

export const roleLabels: Record<DeclaredRole, Localized> = {
  admin: { ar: 'مسؤول عام', en: 'General admin' },
  admin_finance: { ar: 'مسؤول المالية', en: 'Finance admin' },
  admin_operation: { ar: 'مسؤول العمليات', en: 'Operations admin' },
  client: { ar: 'عميل', en: 'Client' },
  branch_manager: { ar: 'مدير فرع', en: 'Branch manager' },
  supervisor: { ar: 'مشرف', en: 'Supervisor' },
  inspector: { ar: 'مفتش', en: 'Inspector' },
};

/** Page of each role after sign-in (rules 1.2). Inspectors have no home: the portal refuses them. */
export const roleHomes: Record<Exclude<DeclaredRole, 'inspector'>, string> = {
  admin: '/home',
  client: '/clientDashboard',
  branch_manager: '/clientDashboard',
  supervisor: '/supervisorDashboard',
  admin_finance: '/payments',
  admin_operation: '/requests',
};

/** True for a role with pages in the portal. */
export function hasHome(role: Role | null): role is keyof typeof roleHomes {
  return role !== null && Object.hasOwn(roleHomes, role);
}

/** True for an allowed role; the general admin may do all that finance and operations may (rules 1.1). */
export function hasRole(role: Role, allowed: readonly Role[]): boolean {
  const base = baseRole(role);
  if (base === null) return false;
  return (
    allowed.includes(base) || (base === 'admin' && allowed.some((one) => adminRoles.includes(one as 'admin')))
  );
}

/** True for a record of which a role has exactly one: a client's screens do not name the client's own company. */
export const isKnownTo = (resource: string, role: Role): boolean =>
  resource === 'clients' && hasRole(role, clientRoles);
