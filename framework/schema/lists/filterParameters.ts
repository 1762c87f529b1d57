import type { Field } from '../field';
import { closedFilters, parseListAddress, unreadFilters } from './listAddress';
import type { ListState } from './listState';

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
  const parameters = queryOf(address);
  for (const name of looks) parameters.delete(name);
  return Object.fromEntries(parameters);
}

/** Query of an address; empty for one that has none. */
function queryOf(address: string | null): URLSearchParams {
  const text = address?.trim() ?? '';
  const mark = text.indexOf('?');
  const isBare = mark === -1 && (text.startsWith('/') || text.startsWith('http'));
  return new URLSearchParams(isBare ? '' : text.slice(mark + 1));
}

type Fields = Readonly<Record<string, Field>>;

/**
 * Reads the address of a saved list for a person; null where they cannot filter or group as it does, because without a filter it
 * would be another list.
 * @param narrowing fields that they may filter by
 * @param all fields of the resource
 */
export function readSavedAddress(address: string | null, narrowing: Fields, all: Fields): ListState | null {
  const query = queryOf(address);
  const lost = [...unreadFilters(query, narrowing), ...closedFilters(query, narrowing, all)];
  const state = parseListAddress(query, narrowing);
  return lost.length > 0 || (query.get('group') !== null && !state.summary) ? null : state;
}
