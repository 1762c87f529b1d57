import type { Exact, Field, FieldOptions } from '../field';
import { defineKind } from '../kind';

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
