import { useKeys, useResourceParams } from '@refinedev/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SummaryView } from '#framework/contract/summaryView';
import type { CallError } from '@framework/providers/apiError';
import type { ListFilters } from '#framework/schema/lists/listFilters';
import { type SummaryLook, toParameter } from '#framework/schema/lists/listState';
import type { Resource } from '#framework/schema/resource';
import { recordCalls } from '@framework/providers/recordCalls';
import { type ListSource, sourcePath } from '../query/listDeclaration';
import { formatPercent } from '#framework/base/formats/numbers';
import { perLanguage } from '#framework/base/i18n/localized';
import type { Field } from '#framework/schema/field';
import type { SummaryMeasure } from '#framework/schema/summary';
import { summaryWords } from '#framework/schema/summaryWords';
import { useLanguage } from '@framework/providers/language';

interface Asked {
  readonly resource: Resource;
  readonly source: ListSource;
  readonly filters: ListFilters;
}

/** The groups of a list as it is narrowed; read anew with the list, when a record changes. */
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
