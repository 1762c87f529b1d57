import { timeOf } from '#framework/schema/kindFacts';
import type { Field } from '#framework/schema/field';
import { toParameter } from '@framework/providers/listAddressing';
import { matchName } from '../query/filterFields';
import type { ListFilters } from '../query/listFilters';

/** The day or moment from which on a list is narrowed, so that a period before it can be told; null for none. */
export function comparedField(filters: ListFilters, fields: Readonly<Record<string, Field>>): string | null {
  if (filters.some(({ field }) => field === matchName)) return null;
  const from = filters.find((filter) => {
    const field = fields[filter.field];
    return field && timeOf(field) !== undefined && toParameter(filter)[0] === `${filter.field}_gte`;
  });
  return from?.field ?? null;
}
