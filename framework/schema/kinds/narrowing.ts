import type { Field, FieldOptions } from '../field';
import { defineKind } from '../kind';
import type { Narrowing } from '../roles/customRoles';
import { narrowingRule } from '../roles/narrowingRule';

/** Limits of a custom role, compared with its base. */
export type NarrowingField = Field<'narrowing', Narrowing>;

export const narrowing = defineKind(
  <const O extends FieldOptions>(options: O): NarrowingField & O => ({ kind: 'narrowing', ...options }),
  {
    opaque: true,
    neverUnique: true,
    column: 'jsonb',
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ z }) => narrowingRule(z),
    toText: (value) => JSON.stringify(value),
  },
);
