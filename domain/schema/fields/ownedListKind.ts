import { z } from 'zod';
import type { Kind } from '../kind';
import { toZod } from '../toZod';
import type { OwnedListField } from './ownedList';

// Apart from its factory: declarations import the factory, and through `toZod` they would import every kind before this one exists.
export const ownedListKind: Kind<OwnedListField> = {
  zod: (field) =>
    z
      .array(toZod({ fields: field.fields }, 'create').extend({ id: z.uuid().optional() }))
      .min(field.min ?? (field.required ? 1 : 0))
      .max(field.max ?? 50),
  filters: [],
  sortable: false,
  searchable: false,
};
