import { defineKind, textFilters } from '../kind';
import type { Exact, Field, FieldOptions } from '../field';
import { titleText } from '../textOfKind';
import type { Localized } from 'sijil/base/i18n/localized';
import { passwordProblems } from 'sijil/base/formats/password';

export interface TextField extends Field<'text', string> {
  readonly min?: number;
  readonly max: number;
  /**
   * The name of a person, a company or a position holds two letters and no link; a place's may be a number; a `latin` one has
   * Latin letters only.
   */
  readonly isName?: boolean | 'place' | 'latin';
  /** The field of the same record with this name in English, shown to readers of English; empty: they read this one. */
  readonly inEnglish?: string;
}

export interface TextOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly isName?: boolean | 'place' | 'latin';
  readonly inEnglish?: string;
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
    options: ['min', 'max', 'isName', 'inEnglish'],
    column: 'text',
    filters: textFilters,
    sortable: true,
    searchable: true,
    rule: ({ plainText }, field) =>
      plainText(field.max, { min: field.min, lines: 'one', name: field.isName }),
    toText: (value, { title, language }) => titleText(title, language) || String(value),
  },
);

export interface LongTextField extends Field<'longText', string> {
  readonly max: number;
}

export interface LongTextOptions extends FieldOptions {
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

/** Code of a record, such as C-1001: numbered by the portal, never entered. */
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

/** One text in both languages; a required one is required in both. */
export interface LocalizedField extends Field<'localized', Localized> {
  readonly max: number;
  readonly long: boolean;
}

export interface LocalizedOptions extends FieldOptions {
  readonly max?: number;
  readonly long?: boolean;
}

export const localized = defineKind(
  <const O extends LocalizedOptions>(options: Exact<O, LocalizedOptions>): LocalizedField & O => ({
    kind: 'localized',
    max: options.long ? 2000 : 255,
    long: false,
    ...options,
  }),
  {
    localized: true,
    options: ['max', 'long'],
    column: 'jsonb',
    filters: ['like'],
    sortable: true,
    searchable: true,
    rule: ({ z, plainText }, field) => {
      const translation = plainText(field.max, { lines: field.long ? 'many' : 'one' });
      return z.strictObject({ ar: translation, en: translation });
    },
    toText: (value, { language }) => titleText(value, language),
  },
);

/** A password. Never stored as typed, never read back. */
export interface PasswordField extends Field<'password', string> {
  /** Eight with a capital and a digit; some profile forms ask for six only (rules 2.2). */
  readonly min: 6 | 8;
  /** True for an existing password, which is only compared: the rules for new ones do not apply to it. */
  readonly existing: boolean;
}

export interface PasswordOptions extends FieldOptions {
  readonly min?: 6 | 8;
  readonly existing?: boolean;
}

export const password = defineKind(
  <const O extends PasswordOptions>(options: Exact<O, PasswordOptions>): PasswordField & O => ({
    kind: 'password',
    min: 8,
    existing: false,
    ...options,
  }),
  {
    secret: true,
    options: ['min', 'existing'],
    neverUnique: true,
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ z }, field) =>
      z
        .string()
        .min(1)
        .max(200)
        .refine((typed) => field.existing || passwordProblems(typed, field.min).length === 0, {
          params: { code: `password_${field.min}` },
        }),
    toText: () => '',
  },
);
