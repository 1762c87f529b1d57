import type { Role } from '#app/roles';
import type { Field } from '#framework/schema/field';
import { isWrittenBy } from '#framework/schema/fieldAccess';
import { isWritable } from '#framework/schema/isWritable';
import { hasRows, holdsFile, isOpaque, isSecret } from '#framework/schema/kindFacts';
import type { Resource } from '#framework/schema/resource';

/** Fields of a new record that a role writes and that a value can be chosen for beforehand. */
export function newFields(target: Resource, role: Role): (readonly [string, Field])[] {
  return Object.entries(target.fields).filter(([name, field]) => {
    const isPlain = !holdsFile(field) && !hasRows(field) && !isOpaque(field) && !isSecret(field);
    return isPlain && isWritable(field, 'create') && isWrittenBy(target, name, role);
  });
}
