import { defineKind, textFilters } from '../kind';
import type { Field, FieldOptions } from '../field';

/** Code of a record, such as C-1001: the portal counts it up, nobody enters it. */
export interface CodeField extends Field<'code', string> {
  readonly prefix: string;
  readonly readOnly: true;
}

export const code = defineKind(
  <const O extends Omit<FieldOptions, 'required' | 'readOnly'> & { readonly prefix: string }>(
    options: O,
  ): CodeField & O => ({ kind: 'code', readOnly: true, ...options }),
  {
    counted: true,
    options: ['prefix'],
    filters: textFilters,
    sortable: true,
    searchable: true,
    storedAs: 'text',
    rule: ({ plainText }) => plainText(40, { lines: 'one' }),
  },
);
