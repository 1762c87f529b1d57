import type { Resource } from '../resource';

/** Every field that the groups of a resource's filters name. */
export function groupedFilters({ filters }: Pick<Resource, 'filters'>): readonly string[] {
  return filters ? [...filters.first, ...(filters.more ?? []).flatMap(({ fields }) => fields)] : [];
}
