import type { CrudFilter, CrudSort } from '@refinedev/core';
import { filterParameters, type ListState } from './listAddress';

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
 * The same for Refine's data provider: our own parameter names, handed through, because simple-rest knows neither «in»
 * nor «null». Without sorters the API orders by the declaration; rows that are equal keep the order of their ids.
 */
export function listOf({ q, filters, sort }: Narrowed): { filters: CrudFilter[]; sorters: CrudSort[] } {
  const chosen: [string, string][] = [
    ...filterParameters(filters),
    ...(q ? [['q', q] satisfies [string, string]] : []),
  ];
  return {
    filters: chosen.map(([field, value]) => ({ field, operator: 'eq', value })),
    sorters: [...sort],
  };
}
