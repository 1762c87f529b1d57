import type { Field } from '#framework/schema/field';
import { storedKindOf } from '#framework/schema/fieldKinds';
import { edgeOfPeriod, isRelativePeriod } from '#framework/schema/filterText';
import type { SummaryGroup } from '#framework/schema/summary';
import { daysOfPeriod } from '#framework/schema/summaryPeriods';
import { endOfRiyadhDay, riyadhInstant } from '#framework/base/time/riyadhTime';
import { filterOf, toParameter } from '#framework/schema/lists/listState';
import { matchName } from '#framework/schema/lists/filterFields';
import type { ListFilters } from '#framework/schema/lists/listFilters';

interface Group {
  readonly groups: readonly SummaryGroup[];
  readonly keys: readonly (string | null)[];
}

/**
 * The filters of a list that leave the rows of one group; null where one of several conditions is enough, to which no
 * further one can be added. `today` is Riyadh's.
 */
export function rowsBehind(
  filters: ListFilters,
  { groups, keys }: Group,
  fields: Readonly<Record<string, Field>>,
  today: string,
): ListFilters | null {
  if (filters.some(({ field }) => field === matchName)) return null;
  return groups.reduce<ListFilters>((left, group, index) => {
    const field = fields[group.field];
    const key = keys[index] ?? null;
    const others = left.filter((one) => one.field !== group.field);
    if (key === null) return [...others, filterOf(group.field, 'null', 'true')];
    if (!group.period || !field) return [...others, filterOf(group.field, 'eq', key)];
    const given = Object.fromEntries(left.map(toParameter));
    const { from, to } = daysOfPeriod(key, group.period);
    const first = edge(field, given[`${group.field}_gte`], from, { side: 'first', today });
    const last = edge(field, given[`${group.field}_lte`], to, { side: 'last', today });
    return [...others, filterOf(group.field, 'gte', first), filterOf(group.field, 'lte', last)];
  }, filters);
}

interface Side {
  readonly side: 'first' | 'last';
  readonly today: string;
}

/** The edge of a period, or that of the list's own filter where it lies within. */
function edge(field: Field, given: string | undefined, day: string, { side, today }: Side): string {
  const written = (one: string) => {
    if (storedKindOf(field) === 'date') return one;
    return (side === 'first' ? riyadhInstant(one) : endOfRiyadhDay(one)).toISOString();
  };
  if (given === undefined) return written(day);
  const own = isRelativePeriod(given) ? written(edgeOfPeriod(given, side, today) ?? day) : given;
  const isWithin = side === 'first' ? own > written(day) : own < written(day);
  return isWithin ? own : written(day);
}
