import type { Role } from '#app/roles';
import type { Field } from '#framework/schema/field';
import { isWrittenBy, readingOf } from '#framework/schema/fieldAccess';
import { isWritable } from '#framework/schema/isWritable';
import type { Resource } from '#framework/schema/resource';
import { isSecret } from '#framework/schema/kindFacts';
import type { Mode } from '#framework/schema/toZod';

/** The fields that a role may see; passwords nobody may. */
export function fieldsReadBy(resource: Resource, role: Role | null): Readonly<Record<string, Field>> {
  return Object.fromEntries(
    Object.entries(resource.fields).filter(
      ([name, field]) => !isSecret(field) && readingOf(resource, name, role) !== 'never',
    ),
  );
}

/** The names of the fields that a role may enter in a form of this mode. */
export function writableNames(resource: Resource, role: Role | null, mode: Mode): string[] {
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    isWrittenBy(resource, name, role) && isWritable(field, mode) ? [name] : [],
  );
}
