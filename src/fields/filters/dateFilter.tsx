import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/DateText';
import { dayFormat, fromDay, toDay } from '../renderers/days';
import { LatinDigits } from '../LatinDigits';
import styles from '../picker.module.css';
import type { FilterRenderer } from '../renderer';

interface DateFilterOptions {
  readonly toText: (day: string, side: 'gte' | 'lte') => string;
  readonly fromText: (text: string) => string;
}

/** «From … to …» over days. Two pickers, because antd's range needs a screen wider than a phone's. */
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
            value={current === undefined ? null : fromDay(fromText(current))}
            onChange={take}
          />
        );
      };
      return (
        <LatinDigits>
          <div className={styles.days}>
            {picker('gte')}
            {picker('lte')}
          </div>
        </LatinDigits>
      );
    },
    Text: function DateFilterText({ filters }) {
      const { t } = useTranslation('fields');
      return (
        <>
          {filters.gte !== undefined && (
            <>
              {t('filter.gte')} <DateText value={fromText(filters.gte)} />{' '}
            </>
          )}
          {filters.lte !== undefined && (
            <>
              {t('filter.lte')} <DateText value={fromText(filters.lte)} />
            </>
          )}
        </>
      );
    },
  };
}
