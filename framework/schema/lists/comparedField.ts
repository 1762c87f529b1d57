import { timeOf } from '../kindFacts';
import type { Field } from '../field';
import { toParameter } from './listState';
import { matchName } from './filterFields';
import type { ListFilters } from './listFilters';

/** Field of a day or moment that the list is narrowed by, which has a period before; null without one. */
export function comparedField(filters: ListFilters, fields: Readonly<Record<string, Field>>): string | null {
  if (filters.some(({ field }) => field === matchName)) return null;
  const from = filters.find((filter) => {
    const field = filter.field === undefined ? undefined : fields[filter.field];
    return field && timeOf(field) !== undefined && toParameter(filter)[0] === `${filter.field}_gte`;
  });
  return from?.field ?? null;
}
