import { storedKindOf } from '#framework/schema/fieldKinds';
import type { Field } from '#framework/schema/field';
import { addDays, endOfRiyadhDay, riyadhDate, riyadhInstant, weekday } from '#framework/base/time/riyadhTime';
import { type ListFilters, withFilter } from '#framework/schema/lists/listFilters';
import { daysOfPeriod } from '#framework/schema/summaryPeriods';

/** The weeks of a month (`YYYY-MM`), Sunday first; null where a day of the week lies in another month. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const { from, to } = daysOfPeriod(`${month}-01`, 'month');
  const before = Array.from({ length: weekday(from) }, () => null);
  const days = Array.from({ length: Number(to.slice(-2)) }, (_, index) => addDays(from, index));
  const cells = [...before, ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  );
}

/** The month so many months later, or earlier. */
export function monthAfter(month: string, months: number): string {
  const day = daysOfPeriod(`${month}-01`, 'month');
  return (months > 0 ? addDays(day.to, 1) : addDays(day.from, -1)).slice(0, 7);
}

/** The Riyadh day of a value of a field, a day or a moment. */
export function dayOf(field: Field, value: unknown): string {
  return storedKindOf(field) === 'date' ? String(value) : riyadhDate(new Date(String(value)));
}

/** The filters of a list with its rows of one day alone. */
export function filtersOfDay(filters: ListFilters, name: string, field: Field, day: string): ListFilters {
  if (storedKindOf(field) === 'date') return withFilter(filters, name, { gte: day, lte: day });
  return withFilter(filters, name, {
    gte: riyadhInstant(day).toISOString(),
    lte: endOfRiyadhDay(day).toISOString(),
  });
}

/** Rows by the day that each is of, in their order. */
export function byDay<R>(rows: readonly R[], dayOf: (row: R) => string): Map<string, R[]> {
  const days = new Map<string, R[]>();
  for (const row of rows) {
    const day = dayOf(row);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return days;
}
