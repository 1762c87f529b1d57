import type { CodeField } from '../fields/code';
import { type DerivedKind, textFilters } from '../kind';
import { plainText } from '../plainText';

export const codeKind: DerivedKind<CodeField> = {
  zod: () => plainText(40, { lines: 'one' }),
  options: ['prefix'],
  filters: textFilters,
  sortable: true,
  searchable: true,
  storedAs: 'text',
};
