import { pageSizes } from '#framework/schema/pageSizes';
import type { Field } from '#framework/schema/field';
import { kindOf } from '#framework/schema/fieldKinds';
import { readableFilter } from '#framework/schema/filterText';
import { filterOperators, type FilterOperator } from '#framework/schema/kind';
import type { Filters } from '@framework/fields/renderer';
import { matchName, throughOf } from './filterFields';

const defaultSize = 25;
/** More would not be read by anybody, and the API takes five. */
export const longestSort = 5;

/** How much air a row has; the first is the usual one. */
export const densities = ['comfortable', 'compact', 'dense'] as const;
export type Density = (typeof densities)[number];

export interface Sort {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

/** As the API calls it; no field begins with this sign. */
const deletedParameter = '_deleted';

/** Everything that decides what a list shows; it lives in the address, so that a reload or a sent link shows the same. */
export interface ListState {
  readonly q: string;
  readonly page: number;
  readonly size: number;
  /** Empty: the declaration's own order. */
  readonly sort: readonly Sort[];
  readonly filters: Readonly<Record<string, Filters>>;
  /** In the order in which they stand; null: the declaration's own. */
  readonly columns: readonly string[] | null;
  readonly density: Density;
  /** The id of the saved view that this list began as; it may have been changed since. */
  readonly view: string | null;
  /** Shows what was deleted instead. */
  readonly deleted: boolean;
}

type Fields = Readonly<Record<string, Field>>;

/** Reads an address; what it does not know or the kind cannot do is left out, as if it were not there. */
export function parseListAddress(given: URLSearchParams, fields: Fields): ListState {
  const address = underPresentNames(given, fields);
  const size = Number(address.get('size'));
  const page = Number(address.get('page'));
  return {
    q: address.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: (pageSizes as readonly number[]).includes(size) ? size : defaultSize,
    sort: parseSort(address.get('sort') ?? '', fields),
    filters: parseFilters(address, fields),
    columns: address.get('columns')?.split(',').filter(Boolean) ?? null,
    density: densities.find((one) => one === address.get('density')) ?? densities[0],
    view: address.get('view') || null,
    deleted: address.get(deletedParameter) === 'true',
  };
}

/** An address that was kept when a field had another name speaks of it by the present one. */
function underPresentNames(address: URLSearchParams, fields: Fields): URLSearchParams {
  const present = new Map(
    Object.entries(fields).flatMap(([name, { was }]) => (was ? [[was, name] as const] : [])),
  );
  if (present.size === 0) return address;
  const named = (name: string) => present.get(name) ?? name;
  const inList = (list: string) =>
    list
      .split(',')
      .map((one) => (one.startsWith('-') ? `-${named(one.slice(1))}` : named(one)))
      .join(',');
  return new URLSearchParams(
    [...address].map(([key, value]) => {
      if (key === 'sort' || key === 'columns') return [key, inList(value)];
      const [name, operator] = splitKey(key);
      return [present.has(name) ? `${named(name)}_${operator}` : key, value];
    }),
  );
}

/** Writes an address; what is as usual is not written. */
export function writeListAddress(state: ListState): URLSearchParams {
  const address = new URLSearchParams();
  if (state.q) address.set('q', state.q);
  for (const [key, value] of filterParameters(state.filters)) address.set(key, value);
  if (state.sort.length > 0)
    address.set(
      'sort',
      state.sort.map(({ field, order }) => (order === 'desc' ? `-${field}` : field)).join(','),
    );
  if (state.page > 1) address.set('page', String(state.page));
  if (state.size !== defaultSize) address.set('size', String(state.size));
  if (state.columns) address.set('columns', state.columns.join(','));
  if (state.density !== densities[0]) address.set('density', state.density);
  if (state.view) address.set('view', state.view);
  if (state.deleted) address.set(deletedParameter, 'true');
  return address;
}

/** Where the records of a page stand, for the way from one's own page to the next one's. */
export function placeOf({
  q,
  filters,
  sort,
  page,
  size,
}: Pick<ListState, 'q' | 'filters' | 'sort' | 'page' | 'size'>) {
  const list = writeListAddress({
    ...{ q, filters, sort, page: 1, size: defaultSize },
    ...{ columns: null, density: densities[0], view: null, deleted: false },
  });
  return { list: list.toString(), start: (page - 1) * size };
}

/** How many fields a list is narrowed by. */
export function countFilters(filters: ListState['filters']): number {
  return Object.keys(filters).filter((name) => name !== matchName).length;
}

/** Whether there may be records that a search or a filter hides. */
export function isNarrowed({ q, filters }: Pick<ListState, 'q' | 'filters'>): boolean {
  return q !== '' || Object.keys(filters).length > 0;
}

/** Filters as the API's own parameters: `price_gte=100`, `active=true`. */
export function filterParameters(filters: ListState['filters']): [string, string][] {
  return Object.entries(filters).flatMap(([name, chosen]) =>
    Object.entries(chosen).map(([operator, value]): [string, string] => [
      operator === 'eq' ? name : `${name}_${operator}`,
      value,
    ]),
  );
}

export function isSortable(name: string, fields: Fields): boolean {
  const field = fields[name];
  if (throughOf(name) !== null || name === matchName) return false;
  return field ? kindOf(field).sortable : name === 'createdAt' || name === 'updatedAt';
}

function parseSort(text: string, fields: Fields): Sort[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((part): Sort => ({ field: part.replace(/^-/, ''), order: part.startsWith('-') ? 'desc' : 'asc' }))
    .filter(({ field }) => isSortable(field, fields))
    .slice(0, longestSort);
}

/**
 * The fields whose filters an address gives values that they cannot have, wholly or in part: a day that is none, an
 * option that was removed. They are left out, and whoever opened the address should know.
 */
export function unreadFilters(address: URLSearchParams, fields: Fields): string[] {
  const unread = filtersIn(underPresentNames(address, fields), fields).filter(
    ({ value, readable }) => readable !== value,
  );
  return [...new Set(unread.map(({ name }) => name))];
}

/** Filters written as parameters, by field; what the fields do not know is left out. */
export function filtersInAddress(
  parameters: Readonly<Record<string, string>>,
  fields: Fields,
): ListState['filters'] {
  return parseFilters(new URLSearchParams(parameters), fields);
}

function parseFilters(address: URLSearchParams, fields: Fields): Record<string, Filters> {
  const filters: Record<string, Filters> = {};
  for (const { name, operator, readable } of filtersIn(address, fields)) {
    if (readable !== null) filters[name] = { ...filters[name], [operator]: readable };
  }
  return filters;
}

/** The filters of an address that their fields know, each with what of its value can be read. */
function filtersIn(address: URLSearchParams, fields: Fields) {
  return [...address].flatMap(([key, value]) => {
    const [name, operator] = splitKey(key);
    const field = fields[name];
    if (!field || value === '' || !kindOf(field).filters.includes(operator)) return [];
    return [{ name, operator, value, readable: readableFilter(field, operator, value) }];
  });
}

function splitKey(key: string): [string, FilterOperator] {
  const operator = filterOperators.find((one) => key.endsWith(`_${one}`));
  return operator ? [key.slice(0, -operator.length - 1), operator] : [key, 'eq'];
}

/**
 * The order after a column's head was clicked: by it upwards, then downwards, then no longer. With Shift held it is one more:
 * what was sorted by before keeps its rank, what is new comes last.
 */
export function sortAfterClick(before: readonly Sort[], field: string, adding: boolean): Sort[] {
  const clicked = before.find((sort) => sort.field === field);
  const next: Sort[] =
    clicked?.order === 'desc' ? [] : [{ field, order: clicked === undefined ? 'asc' : 'desc' }];
  if (!adding) return next;
  if (clicked === undefined) return [...before, ...next].slice(0, longestSort);
  return before.flatMap((sort) => (sort === clicked ? next : [sort]));
}
