import type { CrudFilter, CrudSort, LogicalFilter } from '@refinedev/core';
import type { FilterOperator } from '#framework/schema/kind';
import { filterParameters, type ListState } from './listAddress';

/** Our comparisons as Refine calls them. */
const operators = {
  eq: 'eq',
  ne: 'ne',
  gte: 'gte',
  lte: 'lte',
  like: 'contains',
  in: 'in',
  null: 'null',
} as const satisfies Record<FilterOperator, LogicalFilter['operator']>;

type Narrowed = Pick<ListState, 'q' | 'filters' | 'sort'>;

/** Which records a list holds, and in which order, all pages of it, as the API's own parameters. */
export function listParameters({ q, filters, sort }: Narrowed): Record<string, string> {
  return {
    ...(q && { q }),
    ...Object.fromEntries(filterParameters(filters)),
    ...(sort.length > 0 && {
      _sort: sort.map(({ field }) => field).join(','),
      _order: sort.map(({ order }) => order).join(','),
    }),
  };
}

/**
 * The same in Refine's words, for its data provider. Without sorters the API orders by the declaration; rows that are
 * equal keep the order of their ids.
 */
export function listOf({
  q,
  filters,
  sort,
  deleted = false,
}: Narrowed & Partial<Pick<ListState, 'deleted'>>): { filters: CrudFilter[]; sorters: CrudSort[] } {
  const chosen = Object.entries(filters).flatMap(([field, conditions]) =>
    Object.entries(conditions).map(([operator, value]): CrudFilter => ({
      field,
      operator: operators[operator as FilterOperator],
      value,
    })),
  );
  return {
    filters: [
      ...chosen,
      ...(q ? [{ field: 'q', operator: 'eq' as const, value: q }] : []),
      ...(deleted ? [{ field: '_deleted', operator: 'eq' as const, value: 'true' }] : []),
    ],
    sorters: [...sort],
  };
}
