import { z } from 'zod';
import type { OwnedListField } from '../fields/ownedList';
import type { Rule } from '../rule';

export const ownedListRule: Rule<OwnedListField> = (field, rowOf) =>
  z
    .array(rowOf(field.fields).extend({ id: z.uuid().optional() }))
    .min(field.min ?? (field.required ? 1 : 0))
    .max(field.max ?? 50);
