import type { Field } from '#domain/schema/field';
import { type FieldKind, kindOf } from '#domain/schema/fieldKinds';

/** Kinds whose values are not compared: a list is narrowed to those that are filled in, or empty. */
const narrowedByPresence = new Set<string>([
  'file',
  'image',
  'location',
  'timeRange',
] satisfies readonly FieldKind[]);

/** Told without the controls that narrow by it, which are fetched when they are opened. */
export function isFilterable(field: Field): boolean {
  if (field.kind === 'password' || kindOf(field).filters.length === 0) return false;
  // Whether a required value is there needs no asking.
  return !(field.required && narrowedByPresence.has(field.kind));
}
