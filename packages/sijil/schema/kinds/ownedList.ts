import { defineKind } from '../kind';
import { fewest, type WriterContext } from '../textOfKind';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { Field, FieldOptions } from '../field';
import type { Fields, RecordValues } from '../shape';

/** A row of an owned list; the server assigns its id, so that a request can refer to the package that it bought. */
type OwnedRow<F extends Fields> = RecordValues<F> & { readonly id?: string };

/** Rows that are created and deleted with their record: the packages of a service, the steps of how it works. */
export interface OwnedListField<F extends Fields = Fields> extends Field<
  'ownedList',
  readonly OwnedRow<F>[]
> {
  readonly item: Localized;
  readonly fields: F;
  readonly min?: number;
  readonly max?: number;
}

interface OwnedListOptions<F extends Fields> extends FieldOptions {
  readonly item: Localized;
  readonly fields: F;
  readonly min?: number;
  readonly max?: number;
}

export const ownedList = defineKind(
  <const F extends Fields, const O extends FieldOptions>(
    options: O & OwnedListOptions<F>,
  ): OwnedListField<F> & O => ({ kind: 'ownedList', ...options }),
  {
    rows: true,
    options: ['item', 'fields', 'min', 'max'],
    neverUnique: true,
    column: 'jsonb',
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ z, rowOf }, field) =>
      z
        .array(rowOf(field.fields).extend({ id: z.uuid().optional() }))
        .min(fewest(field))
        .max(field.max ?? 50),
    toText: (value, { field, language, write }) =>
      (value as Readonly<Record<string, unknown>>[])
        .map((row) => rowText(field.fields, row, language, write))
        .join(' | '),
  },
);

/** «Name: Monthly, Price: 500.00»: the filled fields of a row by their labels. */
function rowText(
  fields: Fields,
  row: Readonly<Record<string, unknown>>,
  language: Language,
  write: WriterContext<Field>['write'],
): string {
  return Object.entries(fields)
    .flatMap(([name, field]) => {
      const text = write(field, row[name]);
      return text ? [`${field.label[language]}: ${text}`] : [];
    })
    .join(language === 'ar' ? '، ' : ', ');
}
