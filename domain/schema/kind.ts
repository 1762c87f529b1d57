/** The comparisons that a list may be filtered by, as suffixes of the query parameter (`price_gte=100`). */
export const filterOperators = ['eq', 'ne', 'gte', 'lte', 'like', 'in', 'null'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** What the whole system must know of a field kind besides the rule for its values, which is in `rules/`: a list is read
 * and narrowed by this, and brings no checking code to the browser. */
export interface Kind {
  readonly filters: readonly FilterOperator[];
  readonly sortable: boolean;
  /** Can be found by the search box. */
  readonly searchable: boolean;
  /** What its fields may say of themselves beyond what every field may. */
  readonly options?: readonly string[];
  /** No two records could differ in it for long: unique would stop at the second or third. */
  readonly neverUnique?: true;
  /** Holds a value even where the field is not required: yes or no, with nothing between them. */
  readonly neverEmpty?: true;
  /** The kind as which its values are stored, exported and read from a sheet; without it, it says that itself. */
  readonly storedAs?: 'text' | 'longText' | 'integer' | 'decimal' | 'boolean' | 'date' | 'dateTime';
}

export const textFilters = ['eq', 'ne', 'like', 'in', 'null'] as const satisfies readonly FilterOperator[];
export const orderFilters = [
  'eq',
  'ne',
  'gte',
  'lte',
  'in',
  'null',
] as const satisfies readonly FilterOperator[];
export const choiceFilters = ['eq', 'ne', 'in', 'null'] as const satisfies readonly FilterOperator[];
