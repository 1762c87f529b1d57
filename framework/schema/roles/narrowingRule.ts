import type { ZodType } from 'zod';
import type { RuleParts } from '../rule';
import type { Narrowing } from './customRoles';

/** Most records, fields and rights that one role names. */
const most = 500;

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
