import type { Field } from '#framework/schema/field';
import { servesLongLists } from '#framework/schema/longOrders';
import type { Resource } from '#framework/schema/resource';
import { useSession } from '@framework/providers/session';
import { isSortable, type Sort } from '#framework/schema/lists/listAddress';

interface Sorted {
  readonly resource: Resource;
  readonly fields: Readonly<Record<string, Field>>;
  readonly sort: readonly Sort[];
  /** There are more records than are ordered without an index. */
  readonly isLong?: boolean;
}

/** Whether a list can be sorted by a field: a long one by what the API serves at that length, and by what it is sorted by, to end it. */
export function useOfferedSort({
  resource,
  fields,
  sort,
  isLong = false,
}: Sorted): (name: string) => boolean {
  const role = useSession((session) => session.user?.role ?? null);
  return (name) =>
    isSortable(name, fields) &&
    (!isLong || servesLongLists(resource, role, name) || sort.some(({ field }) => field === name));
}
