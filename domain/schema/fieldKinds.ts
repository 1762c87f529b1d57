import type { Field } from './field';
import { booleanKind } from './fields/boolean';
import { choiceKind, choicesKind } from './fields/choice';
import { dateKinds } from './fields/date';
import { fileKinds } from './fields/file';
import { formattedKinds } from './fields/formatted';
import { jsonKind } from './fields/json';
import { localizedKind } from './fields/localized';
import { locationKind } from './fields/location';
import { longTextKind } from './fields/longText';
import { numberKinds } from './fields/number';
import { ownedListKind } from './fields/ownedListKind';
import { passwordKind } from './fields/password';
import { referenceKind, referencesKind } from './fields/reference';
import { richTextKind } from './fields/richText';
import { textKind } from './fields/text';
import type { Kind } from './kind';

/** Every field kind. The renderers and the column mappings are keyed by the same names. */
export const fieldKinds = {
  text: textKind,
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

/** The kind of a field; the cast is sound because the factories are the only makers of fields. */
export function kindOf(field: Field): Kind<Field> {
  return fieldKinds[field.kind as FieldKind] as Kind<Field>;
}
