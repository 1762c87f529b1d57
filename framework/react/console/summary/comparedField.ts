import { timeOf } from '#framework/schema/kindFacts';
import type { Field } from '#framework/schema/field';
import { toParameter } from '#framework/schema/lists/listState';
import { matchName } from '#framework/schema/lists/filterFields';
import type { ListFilters } from '#framework/schema/lists/listFilters';

/** Field of a day or moment that the list is narrowed by, which has a period before; null without one. */
export function comparedField(filters: ListFilters, fields: Readonly<Record<string, Field>>): string | null {
  if (filters.some(({ field }) => field === matchName)) return null;
  const from = filters.find((filter) => {
    const field = fields[filter.field];
    return field && timeOf(field) !== undefined && toParameter(filter)[0] === `${filter.field}_gte`;
  });
  return from?.field ?? null;
}
