import type { Kind } from '../kind';
import type { JsonField } from '../fields/json';

export const jsonKind: Kind<JsonField> = {
  zod: (field) => field.schema,
  options: ['schema'],
  neverUnique: true,
  filters: [],
  sortable: false,
  searchable: false,
};
