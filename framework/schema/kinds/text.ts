import { defineKind, textFilters } from '../kind';
import type { Exact, Field, FieldOptions } from '../field';

export interface TextField extends Field<'text', string> {
  readonly min?: number;
  readonly max: number;
  /** The name of a person, a company or a position holds two letters and no link; a place's may be a number. */
  readonly isName?: boolean | 'place';
}

interface TextOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly isName?: boolean | 'place';
  readonly default?: string;
}

/** One line of text, 255 characters at most unless said otherwise. */
export const text = defineKind(
  <const O extends TextOptions>(options: Exact<O, TextOptions>): TextField & O => ({
    kind: 'text',
    max: 255,
    ...options,
  }),
  {
    words: true,
    options: ['min', 'max', 'isName'],
    column: 'text',
    filters: textFilters,
    sortable: true,
    searchable: true,
    rule: ({ plainText }, field) =>
      plainText(field.max, { min: field.min, lines: 'one', name: field.isName }),
  },
);
