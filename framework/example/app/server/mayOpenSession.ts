import type { Role } from '../../domain/roles';

/** True for a role that has pages; in the library all have. */
export const mayOpenSession = (_role: Role, _body: object): boolean => true;
