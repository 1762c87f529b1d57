import type { Role } from 'sijil/schema/application';
import { baseRole } from './roles/customRoles';
import type { Resource } from './resource';

/** Largest number of rows sorted by a field without an index; a search that finds more is returned in the list's order. */
export const longestSorted = 10_000;

/** True when a list of any length can be sorted by a field: by its own order, by the creation of its rows, or as declared. */
export function servesLongLists(
  { sort, longOrders = {} }: Pick<Resource, 'sort' | 'longOrders'>,
  role: Role | null,
  name: string,
): boolean {
  if (name === sort.field || name === 'createdAt') return true;
  const declared = longOrders[name];
  return declared === 'all' || (role !== null && declared?.some((one) => one === baseRole(role)) === true);
}
