import { hasPrivilege } from '#framework/schema/roles/privileges';
import { type DeclaredRole, hasHome, type Role, declaredRoles } from '#framework/schema/application';

/** Roles that may see the application as somebody else. */
export const rolesSeeing: readonly Role[] = declaredRoles().filter((role) => hasPrivilege(role, 'seeAs'));

/** Roles that others may see the application as: those with pages, and without the same right, so that nobody gains rights. */
export const rolesSeen: readonly DeclaredRole[] = declaredRoles().filter(
  (role) => hasHome(role) && !rolesSeeing.includes(role),
);
