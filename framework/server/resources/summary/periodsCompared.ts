import { sql, type SQL } from 'drizzle-orm';
import { storedKindOf } from '#framework/schema/fieldKinds';
import { edgeOfPeriod, isRelativePeriod } from '#framework/schema/relativePeriod';
import { daysBefore } from '#framework/schema/summaryPeriods';
import { endOfRiyadhDay, riyadhDate, riyadhInstant } from '#framework/base/time/riyadhTime';
import type { Reader } from '../fieldRights';
import { type AddressFilter, filterSql } from '../listFilters';
import type { AskedSummary } from './summaryAddress';

/** The condition of the rows asked for, and of those in the period before; null where nothing is compared. */
export interface PeriodsCompared {
  readonly now: SQL;
  readonly before: SQL | null;
  /** The field whose periods they are. */
  readonly along: string | null;
}

/**
 * The period of the filters of `_compare` and the one just before it, in whole days of Riyadh: of whole months as many
 * months, otherwise as many days. @throws ApiError unknown_parameter
 */
export function periodsCompared(
  reader: Reader,
  compared: AskedSummary['compared'],
  at: Date,
): PeriodsCompared {
  if (!compared) return { now: sql`true`, before: null, along: null };
  const { name, field, from, to } = compared;
  const today = riyadhDate(at);
  const filters: AddressFilter[] = [
    [`${name}_gte`, from],
    ...(to === undefined ? [] : [[`${name}_lte`, to] as const]),
  ];
  const now = filterSql(reader, filters, undefined, at) ?? sql`true`;
  const before = daysBefore({
    from: dayOf(from, 'first', today),
    to: to === undefined ? today : dayOf(to, 'last', today),
  });
  const isDay = storedKindOf(field) === 'date';
  const texts: AddressFilter[] = [
    [`${name}_gte`, isDay ? before.from : riyadhInstant(before.from).toISOString()],
    [`${name}_lte`, isDay ? before.to : endOfRiyadhDay(before.to).toISOString()],
  ];
  return { now, before: filterSql(reader, texts, undefined, at) ?? sql`true`, along: name };
}

/** The day of a filter's text, which `filterSql` has accepted. */
function dayOf(text: string, edge: 'first' | 'last', today: string): string {
  if (isRelativePeriod(text)) return edgeOfPeriod(text, edge, today) ?? today;
  return text.includes('T') ? riyadhDate(new Date(text)) : text;
}
