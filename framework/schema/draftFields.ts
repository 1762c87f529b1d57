import type { Role } from '#app/roles';
import { isWrittenBy } from './fieldAccess';
import type { Field } from './field';
import { isWritable } from './isWritable';
import { hasRows, holdsFile, holdsFiles, isSecret } from './kindFacts';
import type { Resource } from './resource';

/**
 * Names of the fields that a draft of a form holds: what the role may enter, without passwords, and without files, whose links
 * end before a draft does.
 */
export function draftFields(resource: Resource, role: Role | null): string[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const isEntered = isWritable(field, 'create') || isWritable(field, 'update');
    return isEntered && isWrittenBy(resource, name, role) && isDraftable(field) ? [name] : [];
  });
}

function isDraftable(field: Field): boolean {
  if (isSecret(field) || holdsFile(field) || holdsFiles(field)) return false;
  return !hasRows(field) || Object.values<Field>(field.fields).every(isDraftable);
}
