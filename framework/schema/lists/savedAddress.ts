import type { Field } from '../field';
import { queryOf } from './filterParameters';
import { closedFilters, parseListAddress, unreadFilters } from './listAddress';
import type { ListState } from './listState';

type Fields = Readonly<Record<string, Field>>;

/**
 * Reads the address of a saved list for somebody; null where they cannot filter or group as it does, because without a
 * filter it would be another list.
 * @param narrowing fields that they may filter by
 * @param all fields of the resource
 */
export function readSavedAddress(address: string | null, narrowing: Fields, all: Fields): ListState | null {
  const query = queryOf(address);
  const lost = [...unreadFilters(query, narrowing), ...closedFilters(query, narrowing, all)];
  const state = parseListAddress(query, narrowing);
  return lost.length > 0 || (query.get('group') !== null && !state.summary) ? null : state;
}
