import { z } from 'zod';
import type { Kind } from '../kind';
import type { BooleanField } from '../fields/boolean';

export const booleanKind: Kind<BooleanField> = {
  zod: () => z.boolean(),
  filters: ['eq'],
  sortable: true,
  searchable: false,
  neverEmpty: true,
  neverUnique: true,
};
