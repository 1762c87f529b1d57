import type { Exact, Field, FieldOptions } from '../field';
import { defineKind } from '../kind';

/** The filters of a list, as the query of its address has them: `state=valid&issuedAt_gte=year`. */
export interface ListFilterField extends Field<'listFilter', string> {
  /** The field of the record that names the declaration. */
  readonly of: string;
  /** The field of the record that names the role with whose rights the list is read. */
  readonly as: string;
}

interface ListFilterOptions extends FieldOptions {
  readonly of: string;
  readonly as: string;
}

const longestFilter = 2000;

export const listFilter = defineKind(
  <const O extends ListFilterOptions>(options: Exact<O, ListFilterOptions>): ListFilterField & O => ({
    kind: 'listFilter',
    ...options,
  }),
  {
    options: ['of', 'as'],
    neverUnique: true,
    storedAs: 'text',
    filters: [],
    sortable: false,
    searchable: false,
    rule: ({ plainText }) => plainText(longestFilter, { lines: 'one' }),
  },
);
