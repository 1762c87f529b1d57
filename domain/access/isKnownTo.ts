import { clientRoles, hasRole, type Role } from './roles';

/** True for a record of which a role has exactly one: a client's screens do not name the client's own company. */
export const isKnownTo = (resource: string, role: Role): boolean =>
  resource === 'clients' && hasRole(role, clientRoles);
