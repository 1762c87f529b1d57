import { defineKind, textFilters } from '../kind';
import type { Exact, Field, FieldOptions } from '../field';

export interface LongTextField extends Field<'longText', string> {
  readonly max: number;
}

interface LongTextOptions extends FieldOptions {
  readonly max?: number;
}

/** Several lines of text, 2,000 characters at most unless said otherwise. */
export const longText = defineKind(
  <const O extends LongTextOptions>(options: Exact<O, LongTextOptions>): LongTextField & O => ({
    kind: 'longText',
    max: 2000,
    ...options,
  }),
  {
    options: ['max'],
    column: 'text',
    filters: textFilters,
    sortable: false,
    searchable: true,
    rule: ({ plainText }, field) => plainText(field.max),
  },
);
