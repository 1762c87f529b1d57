import { defineKind } from '../kind';
import type { Exact, Field, FieldOptions } from '../field';

/**
 * Purpose of a named field: a day or moment, people who are notified, a value that is written, a condition for showing others,
 * or their neighbour.
 */
export type FieldUse = 'time' | 'people' | 'value' | 'condition' | 'place';

/**
 * Name of a field with that of its declaration: `certificates.validUntil`; as a place also the position before it:
 * `certificates.validUntil.before`.
 */
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
  /** True where several values may be chosen for a field that holds one. */
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

/** A record that will be created: its declaration, and its values or texts with `{{placeholders}}` by field. */
export interface NewRecord {
  readonly resource: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface NewRecordField extends Field<'newRecord', NewRecord> {
  /** The field of the form that names the records whose fields the placeholders name. */
  readonly from: string;
  /** The field of the form that names the role that creates the record. */
  readonly as: string;
}

interface NewRecordOptions extends FieldOptions {
  readonly from: string;
  readonly as: string;
}

export const newRecord = defineKind(
  <const O extends NewRecordOptions>(options: Exact<O, NewRecordOptions>): NewRecordField & O => ({
    kind: 'newRecord',
    ...options,
  }),
  {
    opaque: true,
    options: ['from', 'as'],
    neverUnique: true,
    column: 'jsonb',
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ z }) =>
      z.strictObject({
        resource: z.string().max(60),
        values: z
          .record(
            z.string().max(60),
            z.union([
              z.string(),
              z.number(),
              z.boolean(),
              z.array(z.string()),
              z.record(z.string(), z.union([z.string(), z.number()])),
            ]),
          )
          .refine((values) => JSON.stringify(values).length <= 20_000, { params: { code: 'too_big' } }),
      }),
    toText: (value) => JSON.stringify(value),
  },
);

/**
 * Consent to lose the values that another kind of a designed field cannot hold; its input shows which those are. Part of
 * one write, and stored nowhere.
 */
export type ValueLossField = Field<'valueLoss', boolean>;

export const valueLoss = defineKind(
  <const O extends FieldOptions>(options: Exact<O, FieldOptions>): ValueLossField & O => ({
    kind: 'valueLoss',
    ...options,
  }),
  {
    neverUnique: true,
    secret: true,
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ z }) => z.boolean(),
  },
);

/** The filters of a list, as the query of its address has them: `state=valid&issuedAt_gte=year`. */
export interface ListFilterField extends Field<'listFilter', string> {
  /** The field of the record that names the declaration. */
  readonly of: string;
  /** The field of the record that names the role with whose rights the list is read. */
  readonly as: string;
}

interface ListFilterOptions extends FieldOptions {
  readonly of: string;
  readonly as: string;
}

const longestFilter = 2000;

export const listFilter = defineKind(
  <const O extends ListFilterOptions>(options: Exact<O, ListFilterOptions>): ListFilterField & O => ({
    kind: 'listFilter',
    ...options,
  }),
  {
    options: ['of', 'as'],
    neverUnique: true,
    storedAs: 'text',
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ plainText }) => plainText(longestFilter, { lines: 'one' }),
  },
);
