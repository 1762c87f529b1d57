import { isMember } from '../../base/objects';
import {
  densities,
  filterOf,
  groupName,
  type ListLook,
  type ListRead,
  type ListState,
  pageSizes,
  splitKey,
  toParameter,
} from './listState';
import type { Field } from '../field';
import { kindOf } from '../fieldKinds';
import { readableFilter } from '../filterText';
import {
  conditionsIn,
  deletedName,
  type ListFilters,
  parseConditions,
  searchName,
  showsDeleted,
} from './listFilters';
import { matchName, throughOf } from './filterFields';
import { layoutParameter, parseLayout, parsePinned, parseWidths, widthsText } from './listLayout';
import { parseSummary, summaryParameters, underPresentName } from '../summary';

export const defaultSize = 25;
/** Largest number of fields to sort by: nobody would follow more, and the API takes five. */
export const longestSort = 5;

export interface Sort {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

type Fields = Readonly<Record<string, Field>>;

/** Reads an address; parts that are unknown or that the kind does not support are ignored. */
export function parseListAddress(given: URLSearchParams, fields: Fields): ListState {
  const address = underPresentNames(given, fields);
  const size = Number(address.get('size'));
  const page = Number(address.get('page'));
  const filters = parseFilters(address, fields);
  return {
    filters,
    // The last change of a deleted record is its deletion.
    sorters: parseSort(address.get('sort') ?? (showsDeleted(filters) ? '-updatedAt' : ''), fields),
    currentPage: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: isMember(pageSizes, size) ? size : defaultSize,
    columns: address.get('columns')?.split(',').filter(Boolean) ?? null,
    density: densities.find((one) => one === address.get('density')) ?? densities[0],
    widths: parseWidths(address.get('widths')),
    pinned: parsePinned(address.get('pinned')),
    view: address.get('view') || null,
    summary: parseSummary(address, fields),
    layout: parseLayout(address.get('layout'), fields),
  };
}

/** Replaces former names of fields in a saved address by the present ones. */
export function underPresentNames(address: URLSearchParams, fields: Fields): URLSearchParams {
  const present = new Map(
    Object.entries(fields).flatMap(([name, { was }]) => (was ? [[was, name] as const] : [])),
  );
  if (present.size === 0) return address;
  const named = (name: string) => present.get(name) ?? name;
  const underPresent = (key: string) => {
    const [name, operator] = splitKey(key);
    return present.has(name) ? `${named(name)}_${operator}` : key;
  };
  const inList = (list: string) =>
    list
      .split(',')
      .map((one) => (one.startsWith('-') ? `-${named(one.slice(1))}` : named(one)))
      .join(',');
  return new URLSearchParams(
    [...address].map(([key, value]) => {
      if (key === 'sort' || key === 'columns') return [key, inList(value)];
      if (key === 'widths') return [key, value.replaceAll(/\w+(?=:)/g, named)];
      if (key === 'layout') return [key, value.replace(/(?<=\()\w+/, named)];
      if (key === 'group' || key === 'measure') return [key, underPresentName(value, named)];
      if (key === groupName) return [key, value.replaceAll(/[\w.]+(?==)/g, underPresent)];
      return [underPresent(key), value];
    }),
  );
}

/** Writes an address; defaults are omitted. */
export function writeListAddress({ filters, sorters, ...state }: ListState): URLSearchParams {
  const address = new URLSearchParams(filters.map(toParameter));
  if (sorters.length > 0)
    address.set(
      'sort',
      sorters.map(({ field, order }) => (order === 'desc' ? `-${field}` : field)).join(','),
    );
  if (state.currentPage > 1) address.set('page', String(state.currentPage));
  if (state.pageSize !== defaultSize) address.set('size', String(state.pageSize));
  if (state.columns) address.set('columns', state.columns.join(','));
  if (state.density !== densities[0]) address.set('density', state.density);
  const widths = widthsText(state.widths);
  if (widths) address.set('widths', widths);
  if (state.pinned > 0) address.set('pinned', String(state.pinned));
  if (state.view) address.set('view', state.view);
  for (const [name, value] of summaryParameters(state.summary)) address.set(name, value);
  if (state.layout) address.set('layout', layoutParameter(state.layout));
  return address;
}

/** Look of a list as its declaration sets it. */
export const usualLook: ListLook = {
  columns: null,
  density: densities[0],
  widths: {},
  pinned: 0,
  view: null,
  summary: null,
  layout: null,
};

/** Positions of a page's records in the list, for the links to the next and previous record. */
export function placeOf({ filters, sorters, currentPage, pageSize }: ListRead) {
  const list = writeListAddress({
    ...usualLook,
    filters,
    sorters,
    currentPage: 1,
    pageSize: defaultSize,
  });
  return { list: list.toString(), start: (currentPage - 1) * pageSize };
}

/** Filters and order of all pages of a list, as parameters of the API. */
export function listParameters({
  filters,
  sorters,
}: Pick<ListRead, 'filters' | 'sorters'>): Record<string, string> {
  return {
    ...Object.fromEntries(filters.map(toParameter)),
    ...(sorters.length > 0 && {
      _sort: sorters.map(({ field }) => field).join(','),
      _order: sorters.map(({ order }) => order).join(','),
    }),
  };
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
 * The fields whose filters have an impossible value in an address: a day that does not exist, an option that was removed.
 * Such values are left out, and the list says so.
 */
export function unreadFilters(address: URLSearchParams, fields: Fields): string[] {
  const present = underPresentNames(address, fields);
  const unread = filtersIn(present, fields).filter(({ value, readable }) => readable !== value);
  return [...new Set([...unread.map(({ name }) => name), ...readGroup(present, fields).unread])];
}

/** Names of the parameters that are no filter which the fields know. */
export function unknownFilters(parameters: Readonly<Record<string, string>>, fields: Fields): string[] {
  const known = filtersIn(new URLSearchParams(parameters), fields)
    .filter(({ value, readable }) => readable === value)
    .map(({ key }) => key);
  return Object.keys(parameters).filter((key) => key !== matchName && !known.includes(key));
}

/** The filters of an address by fields that the role does not read: they are left out, too. */
export function closedFilters(address: URLSearchParams, fields: Fields, all: Fields): string[] {
  const group = parseConditions(address.get(groupName) ?? '');
  const names = [
    ...[...address].map(([key]) => splitKey(key)[0]),
    ...(group ? conditionsIn(group).map(({ field }) => field) : []),
  ];
  return [...new Set(names)].filter((name) => !Object.hasOwn(fields, name) && Object.hasOwn(all, name));
}

/** Reads filters written as parameters; those unknown to the fields are left out. */
export function filtersInAddress(parameters: Readonly<Record<string, string>>, fields: Fields): ListFilters {
  return parseFilters(new URLSearchParams(parameters), fields);
}

function parseFilters(address: URLSearchParams, fields: Fields): ListFilters {
  const searched = address.get(searchName);
  const { group } = readGroup(address, fields);
  const chosen = new Map(
    filtersIn(address, fields).flatMap(({ key, name, operator, readable }) =>
      readable === null ? [] : [[key, filterOf(name, operator, readable)] as const],
    ),
  );
  return [
    ...(searched ? [filterOf(searchName, 'eq', searched)] : []),
    ...chosen.values(),
    ...(group ? [group] : []),
    ...(address.get(deletedName) === 'true' ? [filterOf(deletedName, 'eq', 'true')] : []),
  ];
}

/** Returns the filters of an address that their fields know, each with the readable part of its value. */
function filtersIn(address: URLSearchParams, fields: Fields) {
  return [...address].flatMap(([key, value]) => {
    const [name, operator] = splitKey(key);
    const field = fields[name];
    if (!field || value === '' || !kindOf(field).filters.includes(operator)) return [];
    return [{ key, name, operator, value, readable: readableFilter(field, operator, value) }];
  });
}

/**
 * Reads the group of an address. A group with a condition that is unknown or cannot be compared is dropped entirely, and
 * `unread` names such conditions: without one of them it would be another group.
 */
function readGroup(address: URLSearchParams, fields: Fields) {
  const text = address.get(groupName);
  const group = parseConditions(text ?? '');
  if (!group) return { group, unread: text ? [groupName] : [] };
  const unread = conditionsIn(group).filter(
    (one) => filtersIn(new URLSearchParams([toParameter(one)]), fields)[0]?.readable !== one.value,
  );
  return { group: unread.length === 0 ? group : null, unread: unread.map(({ field }) => field) };
}

/**
 * Returns the sort order after a click on a column's head: ascending, then descending, then none. With Shift held the column is
 * added: earlier ones keep their rank, and a new one comes last.
 */
export function sortAfterClick(before: readonly Sort[], field: string, adding: boolean): Sort[] {
  const clicked = before.find((sort) => sort.field === field);
  const next: Sort[] =
    clicked?.order === 'desc' ? [] : [{ field, order: clicked === undefined ? 'asc' : 'desc' }];
  if (!adding) return next;
  if (clicked === undefined) return [...before, ...next].slice(0, longestSort);
  return before.flatMap((sort) => (sort === clicked ? next : [sort]));
}
