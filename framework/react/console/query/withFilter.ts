import type { Filters } from '@framework/fields/renderer';
import { matchName } from './filterFields';
import { countFilters, type ListState } from './listAddress';

/** The filters with one field's changed, or taken away where nothing is chosen. */
export function withFilter(
  filters: ListState['filters'],
  name: string,
  chosen: Filters,
): ListState['filters'] {
  const { [name]: _, ...others } = filters;
  const next = Object.keys(chosen).length > 0 ? { ...others, [name]: chosen } : others;
  // Of a single condition there is nothing to join.
  if (name === matchName || countFilters(next) > 1) return next;
  const { [matchName]: __, ...alone } = next;
  return alone;
}
