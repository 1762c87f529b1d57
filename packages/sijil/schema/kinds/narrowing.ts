import type { Field, FieldOptions } from '../field';
import { defineKind, type RuleParts } from '../kind';
import type { Narrowing } from '../roles/customRoles';
import type { ZodType } from 'zod';

/** Limits of a custom role, compared with its base. */
export type NarrowingField = Field<'narrowing', Narrowing>;

/** Largest number of records, fields and rights that one role names. */
const most = 500;

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

/** Schema of a narrowing, as it is sent and stored. The records and rights that it names need not exist any more. */
export function narrowingRule(z: RuleParts): ZodType<Narrowing> {
  const left = z.enum(['nothing', 'own']).optional();
  const name = z.string().max(200);
  const names = z.array(name).max(most);
  const fields = z.record(name, z.enum(['hidden', 'fixed']));
  const limits = z.strictObject({
    read: left,
    create: z.literal('nothing').optional(),
    update: left,
    delete: left,
    fields: fields.optional(),
  });
  return z.strictObject({
    records: z.record(name, limits).refine((records) => Object.keys(records).length <= most),
    rights: names,
    menu: names,
    home: name.nullable(),
  });
}
