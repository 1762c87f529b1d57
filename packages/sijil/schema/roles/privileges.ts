import { type Privilege, privileges, type Role } from 'sijil/schema/application';
import { baseRole, keepsRight } from './customRoles';

/** True for a role that has a privilege, or narrows one that has it without taking it away. */
export function hasPrivilege(role: Role, privilege: Privilege): boolean {
  const base = baseRole(role);
  return base !== null && keepsRight(role, privilege) && privileges()[privilege].includes(base);
}
