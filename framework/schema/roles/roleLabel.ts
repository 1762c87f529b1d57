import { type Role, roleLabels } from '#app/roles';
import type { Localized } from '../../base/i18n/localized';
import { isCustom, roleDesign } from './customRoles';

/** Name of a role that is no longer there. */
export const deletedRole: Localized = { ar: 'دور محذوف', en: 'Deleted role' };

/** Name of a role as people read it: a custom role has its own. */
export function roleLabel(role: Role): Localized {
  return isCustom(role) ? (roleDesign(role)?.name ?? deletedRole) : roleLabels[role];
}
