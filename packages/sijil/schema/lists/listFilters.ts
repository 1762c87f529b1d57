import { type FilterOperator, filterOperators } from '../kind';
import {
  type FieldFilter,
  filterOf,
  type GroupFilter,
  groupName,
  isGroup,
  type ListFilter,
  splitKey,
  toParameter,
} from './listState';
import { matchName } from './filterFields';

/** Filters of a list. The search and the choice of deleted records are two of them. */
export type ListFilters = readonly ListFilter[];

/** The comparisons chosen for one field, as the address writes them. */
export type Filters = Readonly<Partial<Record<FilterOperator, string>>>;

/** Parameters of the API whose names no field has. */
export const searchName = 'q';
export const deletedName = '_deleted';

const others: readonly string[] = [searchName, deletedName];

function valueOf(filters: ListFilters, name: string): string {
  const filter = filters.find(({ field }) => field === name);
  return filter && !isGroup(filter) ? filter.value : '';
}

export const searchOf = (filters: ListFilters): string => valueOf(filters, searchName);

export const showsDeleted = (filters: ListFilters): boolean => valueOf(filters, deletedName) === 'true';

export function withSearch(filters: ListFilters, typed: string): ListFilters {
  const rest = filters.filter(({ field }) => field !== searchName);
  return typed === '' ? rest : [filterOf(searchName, 'eq', typed), ...rest];
}

/** Names of the fields by which a list is filtered, in the order of choosing. */
export function filteredNames(filters: ListFilters): string[] {
  const names = filters.flatMap((one) => (isGroup(one) ? [] : [one.field]));
  return [...new Set(names.filter((name) => !others.includes(name)))];
}

/** Returns the filters without those by fields, and without their group. */
export function withoutFields(filters: ListFilters): ListFilters {
  return filters.filter((one) => !isGroup(one) && others.includes(one.field));
}

/** The group of a list's filters. */
export const groupOf = (filters: ListFilters): GroupFilter | undefined => filters.find(isGroup);

/** The filters with another group, or with none. */
export function withGroup(filters: ListFilters, group: GroupFilter | null): ListFilters {
  return joined([...filters.filter((one) => !isGroup(one)), ...(group ? [group] : [])]);
}

/** Number of fields that a list is filtered by; its group counts as one. */
export function countFilters(filters: ListFilters): number {
  const names = filteredNames(filters).filter((name) => name !== matchName);
  return names.length + filters.filter(isGroup).length;
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

/** Returns the filters with those of one field replaced, or removed where nothing is chosen. */
export function withFilter(filters: ListFilters, name: string, chosen: Filters): ListFilters {
  const next = [
    ...filters.filter(({ field }) => field !== name),
    ...filterOperators.flatMap((operator) => {
      const value = chosen[operator];
      return value === undefined ? [] : [filterOf(name, operator, value)];
    }),
  ];
  return name === matchName ? next : joined(next);
}

/** Drops the way of joining where there is only a single condition. */
function joined(filters: ListFilters): ListFilters {
  return countFilters(filters) > 1 ? filters : filters.filter(({ field }) => field !== matchName);
}

/** Deepest nesting of groups: people could not read more. */
export const deepestGroup = 3;
/** Largest number of conditions of a list, with those of its groups: each is evaluated for every row that the others leave. */
export const mostConditions = 30;

/**
 * Reads a group as an address has it, `any(status=pending,all(total_gte=100,name_like=x))`; null for a text that is no group, is
 * too deep or has too many conditions. Values are written as in an address. Browser and server share this function.
 */
export function parseConditions(text: string): GroupFilter | null {
  const parts = text.match(/\w+\(|[^(),]+|[),]/g) ?? [];
  let at = 0;
  const group = (depth: number): GroupFilter | null => {
    const mode = parts[at++];
    if ((mode !== 'any(' && mode !== 'all(') || depth > deepestGroup) return null;
    const value = [];
    for (let end = ','; end !== ')'; end = parts[at++] ?? '') {
      const one = end === ',' && (parts[at]?.endsWith('(') ? group(depth + 1) : condition(parts[at++]));
      if (!one) return null;
      value.push(one);
    }
    return { key: groupName, operator: mode === 'any(' ? 'or' : 'and', value };
  };
  const root = group(1);
  const isAll = parts.join('') === text && at === parts.length;
  return root && isAll && conditionsIn(root).length <= mostConditions ? root : null;
}

/** Returns the comparisons of a group and of its nested groups. */
export function conditionsIn({ value }: GroupFilter): FieldFilter[] {
  return value.flatMap((one) => (isGroup(one) ? conditionsIn(one) : [one]));
}

function condition(part = ''): FieldFilter | null {
  const [, key, written] = /^([\w.]+)=([^=]+)$/.exec(part) ?? [];
  if (!key || !written) return null;
  try {
    return filterOf(...splitKey(key), decodeURIComponent(written));
  } catch {
    return null;
  }
}
