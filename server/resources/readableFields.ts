import { hasRole, type Role } from '#domain/access/roles';
import type { Field } from '#domain/schema/field';
import { readingOf } from '#domain/schema/fieldAccess';
import type { Resource } from '#domain/schema/resource';
import { isSecret } from '#domain/schema/kindFacts';

/** Somebody of a role before a resource's list, and the fields that they may read in it. */
export interface Reader {
  readonly resource: Resource;
  readonly role: Role | null;
  readonly fields: ReadonlyMap<string, Field>;
}

/**
 * The fields of a resource that a role may read in some record at least; passwords nobody may. What is withheld in
 * others is withheld by `disclosed`.
 */
export function readableFields(resource: Resource, role: Role | null): [string, Field][] {
  return Object.entries(resource.fields).filter(
    ([, field]) => !isSecret(field) && readingOf(field.access, role) !== 'never',
  );
}

/** Fields in a body that the role may not write. */
export function unwritableFields(resource: Resource, role: Role, values: object): string[] {
  return Object.keys(values).filter((name) => {
    const writers = resource.fields[name]?.access?.write;
    return writers !== undefined && !hasRole(role, writers);
  });
}
