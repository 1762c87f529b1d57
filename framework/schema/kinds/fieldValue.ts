import type { Exact, Field, FieldOptions } from '../field';
import { defineKind } from '../kind';

/** A value of the field that another field of the form names, or several with `;` between them, as the text of a sheet's cell. */
export interface FieldValueField extends Field<'fieldValue', string> {
  /** The field that names the field (`fieldName`). */
  readonly of: string;
  /** Several values of a field that holds one. */
  readonly many?: boolean;
}

interface FieldValueOptions extends FieldOptions {
  readonly of: string;
  readonly many?: boolean;
}

const longest = 2000;

export const fieldValue = defineKind(
  <const O extends FieldValueOptions>(options: Exact<O, FieldValueOptions>): FieldValueField & O => ({
    kind: 'fieldValue',
    ...options,
  }),
  {
    options: ['of', 'many'],
    neverUnique: true,
    storedAs: 'text',
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ plainText }) => plainText(longest, { lines: 'many' }),
  },
);
