import type { Exact, Field, FieldOptions } from '../field';
import { defineKind } from '../kind';

/** A value of the field that another field of the form names, as the text of a sheet's cell. */
export interface FieldValueField extends Field<'fieldValue', string> {
  /** The field that names the field (`fieldName`). */
  readonly of: string;
}

interface FieldValueOptions extends FieldOptions {
  readonly of: string;
}

const longest = 2000;

export const fieldValue = defineKind(
  <const O extends FieldValueOptions>(options: Exact<O, FieldValueOptions>): FieldValueField & O => ({
    kind: 'fieldValue',
    ...options,
  }),
  {
    options: ['of'],
    neverUnique: true,
    storedAs: 'text',
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ plainText }) => plainText(longest, { lines: 'many' }),
  },
);
