import type { Field } from 'sijil/schema/field';
import { kindOf } from 'sijil/schema/fieldKinds';

/** True where a list can be filtered by the field. Needs no filter controls, which are loaded when opened. */
export function isFilterable(field: Field): boolean {
  // A required value is always present: a filter by presence alone would find everything.
  return kindOf(field).filters.length > 0 && !(field.required && isNarrowedByPresence(field));
}

/** True for kinds whose values cannot be compared: a list is filtered by whether they are present. */
function isNarrowedByPresence(field: Field): boolean {
  const { filters } = kindOf(field);
  return filters.includes('null') && filters.every((operator) => operator === 'null' || operator === 'eq');
}
