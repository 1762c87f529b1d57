import type { Localized } from '#framework/base/i18n/localized';
import type { FilterGroups } from '#framework/schema/declaredList';
import type { Field } from '#framework/schema/field';
import { throughOf } from '#framework/schema/lists/filterFields';

export type FilterEntry = readonly [name: string, field: Field];

export interface FilterGroup {
  /** Undefined for those that no group names. */
  readonly label?: Localized;
  readonly filters: readonly FilterEntry[];
}

/**
 * A list's own filters as its panel shows them: some at once, the others in groups behind «more filters». What the
 * reader does not see is left out; groups without a filter too.
 */
export function groupFilters(
  filters: readonly FilterEntry[],
  groups: FilterGroups | undefined,
): { readonly first: readonly FilterEntry[]; readonly more: readonly FilterGroup[] } {
  const own = filters.filter(([name]) => throughOf(name) === null);
  if (!groups) return { first: own, more: [] };
  const named = (names: readonly string[]) =>
    names.flatMap((name) => own.filter(([filter]) => filter === name));
  const { first, more = [] } = groups;
  const placed = new Set([...first, ...more.flatMap(({ fields }) => fields)]);
  const all: readonly FilterGroup[] = [
    ...more.map(({ label, fields }) => ({ label, filters: named(fields) })),
    { filters: own.filter(([name]) => !placed.has(name)) },
  ];
  return { first: named(first), more: all.filter((group) => group.filters.length > 0) };
}
