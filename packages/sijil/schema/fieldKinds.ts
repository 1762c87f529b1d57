import type { Field } from './field';
import { formatNamed } from 'sijil/schema/application';
import { formattedKind, type OwnKind } from './kinds/formatted';
import type { Kind } from './kind';
import * as kinds from './kinds';

type Kinds = typeof kinds;

const registered = Object.fromEntries(
  Object.entries(kinds).map(([name, { definition }]) => [name, definition]),
) as { readonly [K in keyof Kinds]: Kinds[K]['definition'] };

/** The framework's field kinds by name. */
export const fieldKinds = registered;

export type FieldKind = keyof typeof fieldKinds | OwnKind;

const ownKinds = new Map<string, Kind>();

/** Returns the kind of this name, the application's among them; undefined for an unknown one. */
export function kindNamed(name: string): Kind | undefined {
  if (Object.hasOwn(fieldKinds, name)) return fieldKinds[name as keyof typeof fieldKinds];
  if (!formatNamed(name)) return undefined;
  const kind = ownKinds.get(name) ?? { ...formattedKind(name), storedAs: 'text' };
  ownKinds.set(name, kind);
  return kind;
}

/** Kinds that are stored, exported and read from a sheet in a way of their own. */
export type StoredKind = {
  [K in keyof typeof fieldKinds]: (typeof fieldKinds)[K] extends { readonly storedAs: string } ? never : K;
}[keyof typeof fieldKinds];

export function storedKindOf(field: Field): StoredKind {
  return (kindOf(field).storedAs ?? field.kind) as StoredKind;
}

/** True for a field that always holds a value: its column is not nullable, so neither an input nor the document allows null. */
export function isNeverEmpty(field: Field): boolean {
  return (field.required === true && !field.shownWhen) || kindOf(field).neverEmpty === true;
}

/** Returns the kind of a field; the cast is sound because only the factories create fields. */
export function kindOf(field: Field): Kind {
  return kindNamed(field.kind) as Kind;
}

/** Returns a part of a field's kind; if absent, of the kind in whose column its values are stored. */
export function ofKind<Part extends keyof Kind>(field: Field, part: Part): Kind<Field>[Part] {
  const kind = kindOf(field) as Kind<Field>;
  return kind[part] ?? (fieldKinds[storedKindOf(field)] as Kind<Field>)[part];
}
