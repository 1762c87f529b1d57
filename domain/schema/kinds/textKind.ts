import { type Kind, textFilters } from '../kind';
import { plainText } from '../plainText';
import type { TextField } from '../fields/text';

export const textKind: Kind<TextField> = {
  zod: (field) => plainText(field.max, { min: field.min, lines: 'one', name: field.isName }),
  options: ['min', 'max', 'isName'],
  filters: textFilters,
  sortable: true,
  searchable: true,
};
