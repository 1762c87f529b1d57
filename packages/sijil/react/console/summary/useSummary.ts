import { useKeys, useResourceParams } from '@refinedev/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SummaryView } from 'sijil/contract/consoleViews';
import type { CallError } from 'sijil/react/providers/apiError';
import type { ListFilters } from 'sijil/schema/lists/listFilters';
import { filterOf, type SummaryLook, toParameter } from 'sijil/schema/lists/listState';
import type { Resource } from 'sijil/schema/resource';
import { recordCalls } from 'sijil/react/providers/recordCalls';
import { type ListSource, sourcePath } from '../query/listDeclaration';
import { formatPercent } from 'sijil/base/formats/numbers';
import { perLanguage } from 'sijil/base/i18n/localized';
import type { Field } from 'sijil/schema/field';
import type { SummaryGroup, SummaryMeasure } from 'sijil/schema/summary';
import { daysOfPeriod, summaryWords } from 'sijil/schema/summaryPeriods';
import { useLanguage } from 'sijil/react/providers/language';
import { storedKindOf } from 'sijil/schema/fieldKinds';
import { edgeOfPeriod, isRelativePeriod } from 'sijil/schema/filterText';
import { endOfRiyadhDay, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { matchName } from 'sijil/schema/lists/filterFields';

interface Asked {
  readonly resource: Resource;
  readonly source: ListSource;
  readonly filters: ListFilters;
}

/** Reads the groups of a list under its filters; refetched with the list, when a record changes. */
export function useSummary(
  { resource, source, filters }: Asked,
  summary: SummaryLook,
  compared: string | null,
) {
  const { keys } = useKeys();
  const name = sourcePath(source);
  const { identifier = name } = useResourceParams({ resource: name });
  const params = {
    ...Object.fromEntries(filters.map(toParameter)),
    _group: summary.groups.join(','),
    _measure: summary.measures.join(','),
    ...(compared !== null && { _compare: compared }),
    ...(source.list && { list: source.list.operation }),
  };
  return useQuery<SummaryView, CallError>({
    queryKey: keys().data('default').resource(identifier).action('list').params({ summary: params }).get(),
    queryFn: ({ signal }) => recordCalls.summary(resource, params, signal),
    placeholderData: keepPreviousData,
  });
}

const shortNumbers = perLanguage(
  (language) =>
    new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-latn' : 'en', {
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
);

/** Groups, measures and figures of a summary in the reader's language. */
export function useSummaryWords(fields: Readonly<Record<string, Field>>) {
  const language = useLanguage();
  const words = summaryWords(fields, language);
  const shortFigure = (measure: SummaryMeasure, value: number): string =>
    words.isPercent(measure)
      ? formatPercent(value)
      : shortNumbers(language).format(words.isMoney(measure) ? value / 100 : value);
  return { ...words, shortFigure };
}

interface Group {
  readonly groups: readonly SummaryGroup[];
  readonly keys: readonly (string | null)[];
}

/**
 * Returns the filters of a list that select the rows of one group. Null for a list that matches any of its conditions, to
 * which none can be added. `today` is the day in Riyadh.
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
