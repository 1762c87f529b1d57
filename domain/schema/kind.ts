import type { ZodObject, ZodType } from 'zod';
import type { Fields } from './shape';

/** The comparisons that a list may be filtered by, as suffixes of the query parameter (`price_gte=100`). */
export const filterOperators = ['eq', 'ne', 'gte', 'lte', 'like', 'in', 'null'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** What the whole system must know of a field kind. Its factory is in `fields/`, which declarations import; its rule is in
 * `kinds/`, listed once in `fieldKinds`, so that a declaration alone brings no checking code to the browser. */
export interface Kind<F> {
  /** The rule for one value that is present; requiredness is added by `toZod`. `rowOf` makes the rule of rows within it. */
  readonly zod: (field: F, rowOf: (fields: Fields) => ZodObject) => ZodType;
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

/** A kind with a rule of its own whose values are another's: a rating is an integer wherever it is kept or written. */
export interface DerivedKind<F> extends Kind<F> {
  readonly storedAs: NonNullable<Kind<F>['storedAs']>;
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
