import { type Kind, textFilters } from '../kind';
import { plainText } from '../plainText';
import type { LongTextField } from '../fields/longText';

export const longTextKind: Kind<LongTextField> = {
  zod: (field) => plainText(field.max),
  options: ['max'],
  filters: textFilters,
  sortable: false,
  searchable: true,
};
