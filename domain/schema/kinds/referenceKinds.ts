import { z } from 'zod';
import { isDistinct } from '../isDistinct';
import { choiceFilters, type Kind } from '../kind';
import type { ReferenceField, ReferencesField } from '../fields/reference';

export const referenceKind: Kind<ReferenceField> = {
  zod: () => z.uuid(),
  options: ['to', 'narrowedBy'],
  // By the name of what it leads to, for those who may read the name and not the records.
  filters: [...choiceFilters, 'like'],
  sortable: true,
  searchable: false,
};

export const referencesKind: Kind<ReferencesField> = {
  zod: (field) =>
    z
      .array(z.uuid())
      .min(field.min ?? (field.required ? 1 : 0))
      .max(200)
      .refine(isDistinct, { params: { code: 'repeated' } }),
  options: ['to', 'min'],
  neverUnique: true,
  filters: ['eq'],
  sortable: false,
  searchable: false,
};
