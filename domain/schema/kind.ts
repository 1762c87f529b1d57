import type { ZodType } from 'zod';

/** The comparisons that a list may be filtered by, as suffixes of the query parameter (`price_gte=100`). */
export const filterOperators = ['eq', 'ne', 'gte', 'lte', 'like', 'in', 'null'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** What the whole system must know of a field kind; a kind lives in one file and is listed once in `fieldKinds`. */
export interface Kind<F> {
  /** The rule for one value that is present; requiredness is added by `toZod`. */
  readonly zod: (field: F) => ZodType;
  readonly filters: readonly FilterOperator[];
  readonly sortable: boolean;
  /** Can be found by the search box. */
  readonly searchable: boolean;
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
