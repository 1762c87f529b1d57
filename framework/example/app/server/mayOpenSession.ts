import type { Role } from '../../domain/roles';

/** Every role of the library has pages. */
export const mayOpenSession = (_role: Role, _body: object): boolean => true;
