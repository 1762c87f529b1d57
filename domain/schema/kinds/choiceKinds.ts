import { z } from 'zod';
import { isDistinct } from '../isDistinct';
import { choiceFilters, type Kind } from '../kind';
import type { ChoiceField, ChoicesField, Options } from '../fields/choice';

const oneOf = (field: { options: Options }) => z.enum(Object.keys(field.options) as [string, ...string[]]);

export const choiceKind: Kind<ChoiceField> = {
  zod: oneOf,
  options: ['options'],
  filters: choiceFilters,
  sortable: true,
  searchable: false,
};

export const choicesKind: Kind<ChoicesField> = {
  zod: (field) =>
    z
      .array(oneOf(field))
      .min(field.min ?? (field.required ? 1 : 0))
      .max(100)
      .refine(isDistinct, { params: { code: 'repeated' } }),
  options: ['options', 'min'],
  neverUnique: true,
  filters: ['eq'],
  sortable: false,
  searchable: false,
};
