import type { Field } from './field';
import { booleanKind } from './kinds/booleanKind';
import { choiceKind, choicesKind } from './kinds/choiceKinds';
import { codeKind } from './kinds/codeKind';
import { dateKinds } from './kinds/dateKinds';
import { fileKinds } from './kinds/fileKinds';
import { formattedKinds } from './kinds/formattedKinds';
import { jsonKind } from './kinds/jsonKind';
import { localizedKind } from './kinds/localizedKind';
import { locationKind } from './kinds/locationKind';
import { longTextKind } from './kinds/longTextKind';
import { numberKinds } from './kinds/numberKinds';
import { ownedListKind } from './kinds/ownedListKind';
import { passwordKind } from './kinds/passwordKind';
import { referenceKind, referencesKind } from './kinds/referenceKinds';
import { richTextKind } from './kinds/richTextKind';
import { textKind } from './kinds/textKind';
import type { Kind } from './kind';

/** Every field kind. The renderers and the column mappings are keyed by the same names. */
export const fieldKinds = {
  text: textKind,
  code: codeKind,
  longText: longTextKind,
  richText: richTextKind,
  localized: localizedKind,
  ...formattedKinds,
  ...numberKinds,
  ...dateKinds,
  ...fileKinds,
  boolean: booleanKind,
  choice: choiceKind,
  choices: choicesKind,
  reference: referenceKind,
  references: referencesKind,
  location: locationKind,
  password: passwordKind,
  ownedList: ownedListKind,
  json: jsonKind,
};

export type FieldKind = keyof typeof fieldKinds;

/** Kinds that are stored, exported and read from a sheet in a way of their own. */
export type StoredKind = {
  [K in FieldKind]: (typeof fieldKinds)[K] extends { readonly storedAs: string } ? never : K;
}[FieldKind];

export function storedKindOf(field: Field): StoredKind {
  return (kindOf(field).storedAs ?? field.kind) as StoredKind;
}

/** Whether a field always holds a value: its column takes no null, so that neither an input nor the document may. */
export function isNeverEmpty(field: Field): boolean {
  return (field.required === true && !field.shownWhen) || kindOf(field).neverEmpty === true;
}

/** The kind of a field; the cast is sound because the factories are the only makers of fields. */
export function kindOf(field: Field): Kind<Field> {
  return fieldKinds[field.kind as FieldKind] as Kind<Field>;
}
