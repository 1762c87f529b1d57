import { z } from 'zod';
import type { Kind } from '../kind';
import type { OwnedListField } from '../fields/ownedList';

export const ownedListKind: Kind<OwnedListField> = {
  zod: (field, rowOf) =>
    z
      .array(rowOf(field.fields).extend({ id: z.uuid().optional() }))
      .min(field.min ?? (field.required ? 1 : 0))
      .max(field.max ?? 50),
  options: ['item', 'fields', 'min', 'max'],
  neverUnique: true,
  filters: [],
  sortable: false,
  searchable: false,
};
