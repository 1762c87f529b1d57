import { defineKind } from '../kind';
import type { Exact, Field, FieldOptions } from '../field';

/** Markdown, so that what is stored can never carry a script; 20,000 characters at most. */
export type RichTextField = Field<'richText', string>;

export const richText = defineKind(
  <const O extends FieldOptions>(options: Exact<O, FieldOptions>): RichTextField & O => ({
    kind: 'richText',
    ...options,
  }),
  {
    column: 'text',
    filters: ['like', 'null'],
    sortable: false,
    searchable: true,
    rule: ({ plainText }) => plainText(20_000),
  },
);
