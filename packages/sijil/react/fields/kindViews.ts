import type { Field } from 'sijil/schema/field';
import { type FieldKind, type StoredKind, storedKindOf } from 'sijil/schema/fieldKinds';
import { formatNamed } from 'sijil/schema/application';
import * as kinds from './kinds/index';
import { formattedView } from './kinds/formatted';
import type { KindView } from './renderer';

/** Kinds whose view includes an input. */
export type KindWithInput = {
  [K in keyof typeof kinds]: (typeof kinds)[K] extends { readonly Input: object } ? K : never;
}[keyof typeof kinds];

const views: Readonly<Record<string, KindView<never> | undefined>> = {
  ...(kinds satisfies Partial<Record<FieldKind, KindView<never>>> &
    Record<Exclude<StoredKind, 'ownedList'>, KindView<never>>),
};

/** Returns the view of a field; the cast is sound because only the schema's factories create fields. */
export function viewOf(field: Field): KindView | undefined {
  const own = formatNamed(field.kind) && formattedView;
  return (views[field.kind] ?? own ?? views[storedKindOf(field)]) as KindView | undefined;
}
