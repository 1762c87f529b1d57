import type { Role } from 'sijil/schema/application';
import { type Field, isWritable } from 'sijil/schema/field';
import { isWrittenBy, readingOf } from 'sijil/schema/fieldAccess';
import type { Resource } from 'sijil/schema/resource';
import { isChosen, isSecret, refersToOne } from 'sijil/schema/kindFacts';
import type { Mode } from 'sijil/schema/toZod';
import { useLocalize } from 'sijil/react/providers/language';

/** Returns the fields that a role may read; passwords are never included. */
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

/** Returns the fields that may get one value in many records at once; unique fields are excluded. */
export function bulkFields(resource: Resource, role: Role | null): string[] {
  return writableNames(resource, role, 'update').filter((name) => {
    const field = resource.fields[name];
    return field !== undefined && isChosen(field) && !field.unique && !isNarrowed(field);
  });
}

/** Returns the fields declared for inline editing that this role may change. */
export function inlineFields(resource: Resource, role: Role | null): string[] {
  const writable = writableNames(resource, role, 'update');
  return resource.inline.filter((name) => writable.includes(name));
}

/** True for a reference that depends on another field of its record, such as a city on its state: one value would rarely fit. */
function isNarrowed(field: Field): boolean {
  return refersToOne(field) && field.narrowedBy !== undefined;
}

/** The labels of some fields in one line, in the reader's language. */
export function useNamesOf(fields: Readonly<Record<string, Field>>): (names: readonly string[]) => string {
  const localize = useLocalize();
  return (names) =>
    names.map((name) => localize(fields[name]?.label) || name).join(localize({ ar: '، ', en: ', ' }));
}
