import type { Localized } from '#framework/base/i18n/localized';

export const roles = ['librarian', 'member'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, Localized> = {
  librarian: { ar: 'أمين المكتبة', en: 'Librarian' },
  member: { ar: 'عضو', en: 'Member' },
};

/** Page of each role after sign-in. */
export const roleHomes: Record<Role, string> = { librarian: '/loans', member: '/books' };

/** True for a role that has pages: both have. */
export function hasHome(role: Role): role is keyof typeof roleHomes {
  return Object.hasOwn(roleHomes, role);
}

export function hasRole(role: Role, allowed: readonly Role[]): boolean {
  return allowed.includes(role);
}
