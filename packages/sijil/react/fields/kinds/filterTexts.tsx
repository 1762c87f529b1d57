import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { distanceIn } from 'sijil/base/formats/relativeTime';
import { relativePeriod } from 'sijil/schema/filterText';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLanguage } from 'sijil/react/providers/language';
import type { Filters } from 'sijil/schema/lists/listFilters';
import type { FilterProps } from '../renderer';
import { keysOf } from 'sijil/base/objects';

export type TextProps<F extends FilterProps['field'] = FilterProps['field']> = Pick<
  FilterProps<F>,
  'field' | 'filters'
>;

/** Words for a filter by presence. */
export function PresenceText({ filters }: TextProps) {
  const { t } = useTranslation('fields');
  return <>{t(filters.null === 'true' ? 'filter.empty' : 'filter.filled')}</>;
}

/** Words for the filter by a part of a text. */
export const ContainedText = ({ filters }: TextProps) => <bdi>«{filters.like}»</bdi>;

/** Keys or ids that a filter chooses. */
export const chosenIn = (filters: Filters) => (filters.in ?? filters.eq)?.split(',') ?? [];

/** Period by its name, otherwise by its days; a relative day in words, such as «الشهر الماضي» or “3 months ago”. */
export function Period({ filters, dayOf }: TextProps & { readonly dayOf: (text: string) => string }) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const period = datePeriodOf(filters);
  if (period) return <>{t(`filter.periods.${period}`)}</>;
  const side = (text: string) => {
    const found = relativePeriod(text);
    return found ? distanceIn(language).format(found.offset, found.unit) : <DateText value={dayOf(text)} />;
  };
  return <Between filters={filters} side={side} />;
}

interface BetweenProps {
  readonly filters: Filters;
  readonly side: (text: string) => ReactNode;
}

/** Lower and upper bound of a filter. */
export function Between({ filters, side }: BetweenProps) {
  const { t } = useTranslation('fields');
  return (
    <>
      {filters.gte !== undefined && (
        <>
          {t('filter.from')} {side(filters.gte)}
          {filters.lte !== undefined && ' '}
        </>
      )}
      {filters.lte !== undefined && (
        <>
          {t('filter.to')} {side(filters.lte)}
        </>
      )}
    </>
  );
}

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
