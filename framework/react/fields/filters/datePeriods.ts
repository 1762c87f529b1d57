import { keysOf } from '#framework/base/objects';
import type { Filters } from '#framework/schema/lists/listFilters';

/** Frequent periods, relative to today: a saved view with one stays true. */
export const datePeriods = {
  today: { gte: 'day', lte: 'day' },
  thisWeek: { gte: 'week', lte: 'week' },
  last7: { gte: 'day-6', lte: 'day' },
  last30: { gte: 'day-29', lte: 'day' },
  thisMonth: { gte: 'month', lte: 'month' },
  lastMonth: { gte: 'month-1', lte: 'month-1' },
  thisYear: { gte: 'year', lte: 'year' },
  next7: { gte: 'day', lte: 'day+6' },
  next30: { gte: 'day', lte: 'day+29' },
} as const satisfies Record<string, Filters>;
export type DatePeriod = keyof typeof datePeriods;

export const datePeriodNames = keysOf(datePeriods);

export function datePeriodOf({ gte, lte }: Filters): DatePeriod | undefined {
  return datePeriodNames.find((name) => datePeriods[name].gte === gte && datePeriods[name].lte === lte);
}
