import type { Exact, Field, FieldOptions } from '../field';
import { defineKind } from '../kind';
import {
  isWording,
  longestWording,
  pluralForms,
  type Wording,
  wordingFromText,
  wordingToText,
} from '../texts/wording';

/** The words that take the place of a text: one text, or one for each form of number. */
export interface WordingField extends Field<'wording', Wording> {
  /** The field of the record that names the text. */
  readonly of: string;
  /** The field of the record that names the language. */
  readonly in: string;
}

interface WordingOptions extends FieldOptions {
  readonly of: string;
  readonly in: string;
}

export const wording = defineKind(
  <const O extends WordingOptions>(options: Exact<O, WordingOptions>): WordingField & O => ({
    kind: 'wording',
    ...options,
  }),
  {
    options: ['of', 'in'],
    neverUnique: true,
    column: 'jsonb',
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ z, plainText }) => {
      const form = plainText(longestWording, { lines: 'many' }).optional();
      return z.strictObject(Object.fromEntries(pluralForms.map((name) => [name, form])));
    },
    toText: (value) => (isWording(value) ? wordingToText(value) : ''),
    fromText: (text) => wordingFromText(text),
  },
);
