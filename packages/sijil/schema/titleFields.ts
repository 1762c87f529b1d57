import type { Field } from './field';
import { hasEnglish } from './kindFacts';
import type { Resource } from './resource';

/** Fields whose texts name a record, in either language. */
export function titleFields({ title, fields }: Resource): string[] {
  return [...new Set([title.ar, title.en].flatMap((name) => inBothForms(name, fields[name])))];
}

/** The field, and the one with its English form. */
export function inBothForms(name: string, field: Field | undefined): string[] {
  return hasEnglish(field) ? [name, field.inEnglish] : [name];
}
