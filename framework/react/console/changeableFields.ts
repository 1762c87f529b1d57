import type { Role } from '#app/roles';
import type { Field } from '#framework/schema/field';
import type { Resource } from '#framework/schema/resource';
import { isChosen, refersToOne } from '#framework/schema/kindFacts';
import { writableNames } from './visibleFields';

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
