import type { Field } from '#framework/schema/field';
import { kindOf } from '#framework/schema/fieldKinds';

/** Told without the controls that narrow by it, which are fetched when they are opened. */
export function isFilterable(field: Field): boolean {
  // A required value is always present: a filter by presence alone would find everything.
  return kindOf(field).filters.length > 0 && !(field.required && isNarrowedByPresence(field));
}

/** Kinds whose values are not compared: a list is narrowed to those that are filled in, or empty. */
function isNarrowedByPresence(field: Field): boolean {
  const { filters } = kindOf(field);
  return filters.includes('null') && filters.every((operator) => operator === 'null' || operator === 'eq');
}
