import type { Localized } from '#framework/base/i18n/localized';

export const roles = [
  'admin',
  'admin_finance',
  'admin_operation',
  'client',
  'branch_manager',
  'supervisor',
  'inspector',
] as const;
export type Role = (typeof roles)[number];

export const adminRoles = ['admin', 'admin_finance', 'admin_operation'] as const satisfies readonly Role[];
/** Roles that work for the portal and use it. */
export const teamRoles = [...adminRoles, 'supervisor'] as const satisfies readonly Role[];
export const clientRoles = ['client', 'branch_manager'] as const satisfies readonly Role[];

export const roleLabels: Record<Role, Localized> = {
  admin: { ar: 'مسؤول عام', en: 'General admin' },
  admin_finance: { ar: 'مسؤول المالية', en: 'Finance admin' },
  admin_operation: { ar: 'مسؤول العمليات', en: 'Operations admin' },
  client: { ar: 'عميل', en: 'Client' },
  branch_manager: { ar: 'مدير فرع', en: 'Branch manager' },
  supervisor: { ar: 'مشرف', en: 'Supervisor' },
  inspector: { ar: 'مفتش', en: 'Inspector' },
};

/** Page of each role after sign-in (rules 1.2). Inspectors have no home: the portal refuses them. */
export const roleHomes: Record<Exclude<Role, 'inspector'>, string> = {
  admin: '/home',
  client: '/clientDashboard',
  branch_manager: '/clientDashboard',
  supervisor: '/supervisorDashboard',
  admin_finance: '/payments',
  admin_operation: '/requests',
};

/** True for a role that the portal has pages for. */
export function hasHome(role: Role): role is keyof typeof roleHomes {
  return Object.hasOwn(roleHomes, role);
}

/** The general admin may do all that finance and operations may (rules 1.1). */
export function hasRole(role: Role, allowed: readonly Role[]): boolean {
  return (
    allowed.includes(role) || (role === 'admin' && allowed.some((one) => adminRoles.includes(one as 'admin')))
  );
}
