import type { Field } from './field';
import { formattedKind, forOwnKinds } from './kinds/formatted';
import type { Kind } from './kind';
import * as kinds from './kinds';

type Kinds = typeof kinds;

const registered = Object.fromEntries(
  Object.entries(kinds).map(([name, { definition }]) => [name, definition]),
) as { readonly [K in keyof Kinds]: Kinds[K]['definition'] };

/** Every field kind by its name, those of the application among them. */
export const fieldKinds = {
  ...registered,
  ...forOwnKinds((_, kind) => ({ ...formattedKind(kind), storedAs: 'text' }) as const),
};

export type FieldKind = keyof typeof fieldKinds;

/** Kinds that are stored, exported and read from a sheet in a way of their own. */
export type StoredKind = {
  [K in FieldKind]: (typeof fieldKinds)[K] extends { readonly storedAs: string } ? never : K;
}[FieldKind];

export function storedKindOf(field: Field): StoredKind {
  return (kindOf(field).storedAs ?? field.kind) as StoredKind;
}

/** True for a field that always holds a value: its column is not nullable, so neither an input nor the document allows null. */
export function isNeverEmpty(field: Field): boolean {
  return (field.required === true && !field.shownWhen) || kindOf(field).neverEmpty === true;
}

/** Returns the kind of a field; the cast is sound because only the factories create fields. */
export function kindOf(field: Field): Kind {
  return fieldKinds[field.kind as FieldKind];
}

/** Returns a part of a field's kind; if absent, of the kind in whose column its values are stored. */
export function ofKind<Part extends keyof Kind>(field: Field, part: Part): Kind<Field>[Part] {
  const kind = fieldKinds[field.kind as FieldKind] as Kind<Field>;
  return kind[part] ?? (fieldKinds[storedKindOf(field)] as Kind<Field>)[part];
}
