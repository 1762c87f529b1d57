import { clientRoles, hasRole, type Role } from '#app/roles';
import type { ReferenceField } from './fields/reference';
import type { Resource } from './resource';

/** The fields that say to somebody what a record is about; who is of one company needs not be told which. */
export function aboutFields({ about, fields }: Resource, role: Role | null): readonly string[] {
  return about.filter(
    (name) => !(role && hasRole(role, clientRoles) && (fields[name] as ReferenceField).to === 'clients'),
  );
}
