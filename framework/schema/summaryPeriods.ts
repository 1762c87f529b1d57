import { addDays } from '../base/time/riyadhTime';
import type { GroupPeriod } from './summary';
import { timeOf } from './kindFacts';
import type { Field } from './field';
import { toParameter } from './lists/listState';
import { matchName } from './lists/filterFields';
import type { ListFilters } from './lists/listFilters';

/** The days from … to …, both included, `YYYY-MM-DD`. */
interface Days {
  readonly from: string;
  readonly to: string;
}

const monthsIn: Readonly<Record<GroupPeriod, number>> = { month: 1, quarter: 3, year: 12 };

/** The period that begins on this day. */
export function daysOfPeriod(from: string, period: GroupPeriod): Days {
  return { from, to: addDays(monthsAfter(from, monthsIn[period]), -1) };
}

/** The period before a period: the same number of days, or of months where it consists of months. */
export function daysBefore({ from, to }: Days): Days {
  const next = addDays(to, 1);
  const before = addDays(from, -1);
  if (from.endsWith('-01') && next.endsWith('-01'))
    return { from: monthsAfter(from, monthNumber(from) - monthNumber(next)), to: before };
  const length = (Date.parse(next) - Date.parse(from)) / (24 * 60 * 60 * 1000);
  return { from: addDays(from, -length), to: before };
}

function monthNumber(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return year * 12 + month - 1;
}

/** The first day of the month so many months later. */
function monthsAfter(day: string, months: number): string {
  const number = monthNumber(day) + months;
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}-01`;
}

/** Field of a day or moment that the list is narrowed by, which has a period before; null without one. */
export function comparedField(filters: ListFilters, fields: Readonly<Record<string, Field>>): string | null {
  if (filters.some(({ field }) => field === matchName)) return null;
  const from = filters.find((filter) => {
    const field = filter.field === undefined ? undefined : fields[filter.field];
    return field && timeOf(field) !== undefined && toParameter(filter)[0] === `${filter.field}_gte`;
  });
  return from?.field ?? null;
}
