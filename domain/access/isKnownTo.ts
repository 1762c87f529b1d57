import { clientRoles, hasRole, type Role } from './roles';

/** True for a kind of record of which a role has one only: who is of one company needs not be told which. */
export const isKnownTo = (resource: string, role: Role): boolean =>
  resource === 'clients' && hasRole(role, clientRoles);
