import { defineKind } from '../kind';
import type { Exact, Field, FieldOptions } from '../field';

/** Purpose of a named field: a day or moment, people who are notified, a value that is written, what others are shown by or stand beside. */
export type FieldUse = 'time' | 'people' | 'value' | 'condition' | 'place';

/** The name of a field of a declaration, with the declaration's: `certificates.validUntil`; as a place also what stands before it: `certificates.validUntil.before`. */
export interface FieldNameField extends Field<'fieldName', string> {
  /** The field of the record that names the declaration. */
  readonly of: string;
  readonly use: FieldUse;
}

interface FieldNameOptions extends FieldOptions {
  readonly of: string;
  readonly use: FieldUse;
}

const written = /^\w{1,60}\.\w{1,60}(\.before)?$/;

export const fieldName = defineKind(
  <const O extends FieldNameOptions>(options: Exact<O, FieldNameOptions>): FieldNameField & O => ({
    kind: 'fieldName',
    ...options,
  }),
  {
    options: ['of', 'use'],
    neverUnique: true,
    storedAs: 'text',
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ z }) => z.string().refine((name) => written.test(name), { params: { code: 'not_an_option' } }),
  },
);

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
