import type { Exact, Field, FieldOptions } from '../field';
import { defineKind } from '../kind';

export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralForm = (typeof pluralForms)[number];

/** The words of a text: one for each form of number, or `other` alone where nothing is counted. */
export type Wording = Readonly<Partial<Record<PluralForm, string>>>;

/** The forms of a wording, in their usual order. */
export const formsOf = (wording: Wording): readonly PluralForm[] =>
  pluralForms.filter((form) => wording[form] !== undefined);

export const variesByNumber = (wording: Wording): boolean =>
  Object.keys(wording).some((form) => form !== 'other');

const isWording = (value: unknown): value is Wording => typeof value === 'object' && value !== null;

/** Longest text of one form. */
const longestWording = 4000;

/** A wording as a line for each form, as sheets and lists show it. */
export function wordingToText(wording: Wording): string {
  if (!variesByNumber(wording)) return wording.other ?? '';
  return pluralForms.flatMap((form) => (wording[form] ? [`${form}: ${wording[form]}`] : [])).join('\n');
}

/** Inverse of `wordingToText`. */
export function wordingFromText(text: string): Wording {
  const lines = text.split('\n').map((line) => /^(zero|one|two|few|many|other): (.*)$/su.exec(line));
  const read = lines.flatMap((found) => (found ? [[found[1], found[2]] as const] : []));
  return read.length === lines.length && read.length > 1 ? Object.fromEntries(read) : { other: text };
}

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
