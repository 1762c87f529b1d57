import { type DeclaredRole, declaredRoles } from 'sijil/schema/application';
import { permissionFor } from './access';
import type { Field } from './field';
import { readingOf } from './fieldAccess';
import type { Resource } from './resource';

/** Name of a field that has none yet; no declared name has such a sign. */
const unnamed = '$new';

/** Returns the declared roles that would read a field if a declaration had it. */
export function readersOf(resource: Resource, field: Field): DeclaredRole[] {
  const extended = { ...resource, fields: { ...resource.fields, [unnamed]: field } };
  return declaredRoles().filter(
    (role) =>
      permissionFor(resource, 'read', { role }) !== 'none' && readingOf(extended, unnamed, role) !== 'never',
  );
}
