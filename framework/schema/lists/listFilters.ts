import { type FilterOperator, filterOperators } from '../kind';
import { filterOf, type ListFilter, toParameter } from './listState';
import { matchName } from './filterFields';

/** Filters of a list. What is searched, and whether the deleted are meant, are two of them. */
export type ListFilters = readonly ListFilter[];

/** The comparisons chosen for one field, as the address writes them. */
export type Filters = Readonly<Partial<Record<FilterOperator, string>>>;

/** Names of the API that no field has. */
export const searchName = 'q';
export const deletedName = '_deleted';

const others: readonly string[] = [searchName, deletedName];

const valueOf = (filters: ListFilters, name: string): string =>
  String(filters.find(({ field }) => field === name)?.value ?? '');

export const searchOf = (filters: ListFilters): string => valueOf(filters, searchName);

export const showsDeleted = (filters: ListFilters): boolean => valueOf(filters, deletedName) === 'true';

export function withSearch(filters: ListFilters, typed: string): ListFilters {
  const rest = filters.filter(({ field }) => field !== searchName);
  return typed === '' ? rest : [filterOf(searchName, 'eq', typed), ...rest];
}

/** Names of the fields that a list is narrowed by, in the order of choosing. */
export function filteredNames(filters: ListFilters): string[] {
  return [...new Set(filters.map(({ field }) => field).filter((name) => !others.includes(name)))];
}

/** The filters without those of fields. */
export function withoutFields(filters: ListFilters): ListFilters {
  return filters.filter(({ field }) => others.includes(field));
}

/** Number of fields that a list is filtered by. */
export function countFilters(filters: ListFilters): number {
  return filteredNames(filters).filter((name) => name !== matchName).length;
}

/** True where a search or a filter may hide records. */
export function isNarrowed(filters: ListFilters): boolean {
  return filters.some(({ field }) => field !== deletedName);
}

/** Value chosen for one field, for the control of its kind. */
export function chosenFor(filters: ListFilters, name: string): Filters {
  const written = new Map(filters.filter(({ field }) => field === name).map(toParameter));
  return Object.fromEntries(
    filterOperators.flatMap((operator) => {
      const value = written.get(operator === 'eq' ? name : `${name}_${operator}`);
      return value === undefined ? [] : [[operator, value]];
    }),
  );
}

/** The filters with one field's changed, or taken away where nothing is chosen. */
export function withFilter(filters: ListFilters, name: string, chosen: Filters): ListFilters {
  const next = [
    ...filters.filter(({ field }) => field !== name),
    ...filterOperators.flatMap((operator) => {
      const value = chosen[operator];
      return value === undefined ? [] : [filterOf(name, operator, value)];
    }),
  ];
  // Of a single condition there is nothing to join.
  if (name === matchName || countFilters(next) > 1) return next;
  return next.filter(({ field }) => field !== matchName);
}
