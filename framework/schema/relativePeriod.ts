import { addDays, weekday } from '../base/time/riyadhTime';

/**
 * A day relative to today, as a filter stores it: `day-6`, `week`, `month-1`, `year+1`. A saved view of «this month» shows
 * the present month whenever it is opened.
 */
const written = /^(day|week|month|year)([+-]\d{1,3})?$/;

export function isRelativePeriod(typed: string): boolean {
  return written.test(typed);
}

/** The first or the last day of the period, `YYYY-MM-DD`; `today` is Riyadh's. Null for what is no such period. */
export function edgeOfPeriod(typed: string, edge: 'first' | 'last', today: string): string | null {
  const [, unit, offset = '0'] = written.exec(typed) ?? [];
  if (!unit) return null;
  const by = Number(offset);
  const first = firstDay(unit, by, today);
  return edge === 'first' ? first : addDays(firstDay(unit, by + 1, today), -1);
}

function firstDay(unit: string, by: number, today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  if (unit === 'day') return addDays(today, by);
  // The Kingdom's week begins on Sunday.
  if (unit === 'week') return addDays(today, by * 7 - weekday(today));
  const months = unit === 'month' ? year * 12 + month - 1 + by : (year + by) * 12;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}
