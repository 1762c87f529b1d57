import { z } from 'zod';
import { isDistinct } from '../isDistinct';
import { choiceFilters, type Kind } from '../kind';
import type { ReferenceField, ReferencesField } from '../fields/reference';

export const referenceKind: Kind<ReferenceField> = {
  zod: () => z.uuid(),
  options: ['to', 'narrowedBy'],
  filters: choiceFilters,
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
