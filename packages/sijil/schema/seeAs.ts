import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { declaredRoles, hasHome } from 'sijil/schema/application';

/**
 * Declared roles that others may see the application as: those with pages, and without the same right, so that nobody gains
 * rights.
 */
export const rolesSeen = () =>
  declaredRoles().filter((role) => hasHome(role) && !hasPrivilege(role, 'seeAs'));
