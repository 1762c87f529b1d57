import type { Field, FieldOptions } from '../field';
import { type Kind, textFilters } from '../kind';
import { plainText } from '../plainText';

export interface TextField extends Field<'text', string> {
  readonly min?: number;
  readonly max: number;
}

interface TextOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly default?: string;
}

/** One line of text, 255 characters at most unless said otherwise. */
export const text = <const O extends TextOptions>(options: O): TextField & O => ({
  kind: 'text',
  max: 255,
  ...options,
});

export const textKind: Kind<TextField> = {
  zod: (field) => plainText(field.max, field.min),
  filters: textFilters,
  sortable: true,
  searchable: true,
};
