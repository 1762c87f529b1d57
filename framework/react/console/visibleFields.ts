import type { Role } from '#app/roles';
import { type Field, isWritable } from '#framework/schema/field';
import { isWrittenBy, readingOf } from '#framework/schema/fieldAccess';
import type { Resource } from '#framework/schema/resource';
import { isChosen, isSecret, refersToOne } from '#framework/schema/kindFacts';
import type { Mode } from '#framework/schema/toZod';
import { useLocalize } from '@framework/providers/language';

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

/** The fields that one value may be given to in many records at once: never one that must be different in each. */
export function bulkFields(resource: Resource, role: Role | null): string[] {
  return writableNames(resource, role, 'update').filter((name) => {
    const field = resource.fields[name];
    return field !== undefined && isChosen(field) && !field.unique && !isNarrowed(field);
  });
}

/** The declared fields that this role may change in the list itself. */
export function inlineFields(resource: Resource, role: Role | null): string[] {
  const writable = writableNames(resource, role, 'update');
  return resource.inline.filter((name) => writable.includes(name));
}

/** A city depends on the state of its own record; the same one would be wrong in most. */
function isNarrowed(field: Field): boolean {
  return refersToOne(field) && field.narrowedBy !== undefined;
}

/** The labels of some fields in one line, in the reader's language. */
export function useNamesOf(fields: Readonly<Record<string, Field>>): (names: readonly string[]) => string {
  const localize = useLocalize();
  return (names) =>
    names.map((name) => localize(fields[name]?.label) || name).join(localize({ ar: '، ', en: ', ' }));
}
