import type { Field } from '../field';
import { parseListAddress, underPresentNames, unreadFilters } from './listAddress';
import { deletedName, searchName } from './listFilters';
import { groupName, type ListState, splitKey } from './listState';

/** Parameters of an address that set the look of a list, not its rows. */
const looks = [
  'sort',
  'page',
  'size',
  'columns',
  'density',
  'widths',
  'pinned',
  'view',
  'group',
  'measure',
  'chart',
  'compare',
  'layout',
  'tab',
];

/**
 * Filters of a pasted or saved address, or of its query alone, as parameters of the API. Nothing is left out, so that the
 * reader can refuse unknown ones.
 */
export function filterParameters(address: string | null): Record<string, string> {
  return Object.fromEntries(withoutLook(queryOf(address)));
}

const withoutLook = (query: URLSearchParams) => [...query].filter(([name]) => !looks.includes(name));

/** Query of an address; empty for one that has none. */
function queryOf(address: string | null): URLSearchParams {
  const text = address?.trim() ?? '';
  const mark = text.indexOf('?');
  const isBare = mark === -1 && (text.startsWith('/') || text.startsWith('http'));
  return new URLSearchParams(isBare ? '' : text.slice(mark + 1));
}

type Fields = Readonly<Record<string, Field>>;

/**
 * The fields of a saved address by which a person cannot filter as it does: removed ones, ones that they do not read, and ones
 * with an impossible value.
 * @param narrowing fields that they may filter by
 */
export function lostFilters(address: string | null, narrowing: Fields): string[] {
  const query = queryOf(address);
  const unknown = withoutLook(underPresentNames(query, narrowing))
    .map(([key]) => splitKey(key)[0])
    .filter((name) => !Object.hasOwn(narrowing, name) && !withoutField.includes(name));
  return [...new Set([...unreadFilters(query, narrowing), ...unknown])];
}

/** Filters that belong to no field. */
const withoutField: readonly string[] = [searchName, deletedName, groupName];

/**
 * Reads the address of a saved list for a person; null where they cannot filter or group as it does, because without a filter it
 * would be another list.
 * @param narrowing fields that they may filter by
 */
export function readSavedAddress(address: string | null, narrowing: Fields): ListState | null {
  const query = queryOf(address);
  const state = parseListAddress(query, narrowing);
  const isGrouped = query.get('group') === null || state.summary !== null;
  return lostFilters(address, narrowing).length === 0 && isGrouped ? state : null;
}
