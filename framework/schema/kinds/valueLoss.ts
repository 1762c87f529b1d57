import type { Exact, Field, FieldOptions } from '../field';
import { defineKind } from '../kind';

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
