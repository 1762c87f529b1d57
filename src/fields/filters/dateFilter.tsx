import { Select } from 'antd';
import { DatePicker } from '../pickers/lazyPickers';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { isRelativePeriod } from '#domain/schema/relativePeriod';
import { DateText } from '@/components/DateText';
import { dayFormat, fromDay, toDay } from '../controls/days';
import { LatinDigits } from '../LatinDigits';
import styles from '../picker.module.css';
import type { FilterRenderer, Filters } from '../renderer';

interface DateFilterOptions {
  readonly toText: (day: string, side: 'gte' | 'lte') => string;
  readonly fromText: (text: string) => string;
}

/** What people ask for most, told from today: a view that was saved with it stays true. */
const periods = {
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
type Period = keyof typeof periods;

function periodOf({ gte, lte }: Filters): Period | undefined {
  return (Object.keys(periods) as Period[]).find(
    (name) => periods[name].gte === gte && periods[name].lte === lte,
  );
}

/** «From … to …» over days, or a period told from today. Two pickers, because antd's range needs a screen wider than a phone's. */
export function dateFilter({ toText, fromText }: DateFilterOptions): FilterRenderer {
  return {
    Input: function DateFilter({ filters, onChange, id }) {
      const { t } = useTranslation('fields');
      const picker = (side: 'gte' | 'lte') => {
        const { [side]: current, ...others } = filters;
        const take = (picked: Dayjs | null) => {
          const day = toDay(picked);
          onChange(day ? { ...others, [side]: toText(day, side) } : others);
        };
        return (
          <DatePicker
            {...(side === 'gte' && id && { id })}
            className={styles.picker}
            format={dayFormat}
            aria-label={t(`filter.${side}`)}
            placeholder={t(`filter.${side}`)}
            value={current === undefined || isRelativePeriod(current) ? null : fromDay(fromText(current))}
            onChange={take}
          />
        );
      };
      const period = periodOf(filters);
      return (
        <LatinDigits>
          <Select
            allowClear
            className={styles.picker}
            aria-label={t('filter.period')}
            placeholder={t('filter.period')}
            value={period}
            options={Object.keys(periods).map((name) => ({
              value: name as Period,
              label: t(`filter.periods.${name as Period}`),
            }))}
            onChange={(chosen: Period | undefined) => onChange(chosen ? periods[chosen] : {})}
          />
          {!period && (
            <div className={styles.days}>
              {picker('gte')}
              {picker('lte')}
            </div>
          )}
        </LatinDigits>
      );
    },
    Text: function DateFilterText({ filters }) {
      const { t } = useTranslation('fields');
      const period = periodOf(filters);
      if (period) return <>{t(`filter.periods.${period}`)}</>;
      const day = (text: string) =>
        isRelativePeriod(text) ? <bdi>{text}</bdi> : <DateText value={fromText(text)} />;
      return (
        <>
          {filters.gte !== undefined && (
            <>
              {t('filter.gte')} {day(filters.gte)}{' '}
            </>
          )}
          {filters.lte !== undefined && (
            <>
              {t('filter.lte')} {day(filters.lte)}
            </>
          )}
        </>
      );
    },
  };
}
