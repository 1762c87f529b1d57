import type { Role } from '#app/roles';
import { baseRole } from './roles/customRoles';
import type { Resource } from './resource';

/** By a field that no index serves, so many rows are ordered at most; a search that finds more is read in the list's order. */
export const longestSorted = 10_000;

/**
 * True when a list can be sorted by a field however long it is: by its own order, by the creation of its rows, or as
 * declared.
 */
export function servesLongLists(
  { sort, longOrders = {} }: Pick<Resource, 'sort' | 'longOrders'>,
  role: Role | null,
  name: string,
): boolean {
  if (name === sort.field || name === 'createdAt') return true;
  const declared = longOrders[name];
  return declared === 'all' || (role !== null && declared?.some((one) => one === baseRole(role)) === true);
}
