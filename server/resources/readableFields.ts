import { hasRole, type Role } from '#domain/access/roles';
import type { Field } from '#domain/schema/field';
import type { Resource } from '#domain/schema/resource';

/** The fields of a resource that a role may read; passwords nobody may. */
export function readableFields(resource: Resource, role: Role | null): [string, Field][] {
  return Object.entries(resource.fields).filter(([, field]) => {
    if (field.kind === 'password') return false;
    const readers = field.access?.read;
    return !readers || (role !== null && hasRole(role, readers));
  });
}

/** Fields in a body that the role may not write. */
export function unwritableFields(resource: Resource, role: Role, values: object): string[] {
  return Object.keys(values).filter((name) => {
    const writers = resource.fields[name]?.access?.write;
    return writers !== undefined && !hasRole(role, writers);
  });
}
