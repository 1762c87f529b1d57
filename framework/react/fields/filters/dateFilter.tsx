import { Button } from 'antd';
import { LazyDatePicker } from '../pickers/lazyPickers';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { isRelativePeriod } from '#framework/schema/filterText';
import { useLocalize } from '@framework/providers/language';
import { dayFormat, fromDay, toDay } from '../controls/days';
import { LatinDigits } from '../LatinDigits';
import styles from '../picker.module.css';
import type { FilterOfKind } from '../renderer';
import { type DatePeriod, datePeriodNames, datePeriodOf, datePeriods } from '../kinds/filterTexts';

interface DateFilterOptions {
  readonly toText: (day: string, side: 'gte' | 'lte') => string;
  readonly fromText: (text: string) => string;
}

/**
 * «From … to …» over days, or a period relative to today. Two pickers, because antd's range needs a screen wider than a
 * phone's.
 */
export function dateFilter({ toText, fromText }: DateFilterOptions): FilterOfKind {
  return function DateFilter({ field, filters, onChange, id }) {
    const { t } = useTranslation('fields');
    const localize = useLocalize();
    const picker = (side: 'gte' | 'lte') => {
      const { [side]: current, ...others } = filters;
      const take = (picked: Dayjs | null) => {
        const day = toDay(picked);
        onChange(day ? { ...others, [side]: toText(day, side) } : others);
      };
      return (
        <LazyDatePicker
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
    const period = datePeriodOf(filters);
    const choose = (chosen: DatePeriod | undefined) => onChange(chosen ? datePeriods[chosen] : {});
    return (
      <LatinDigits>
        <div
          role="group"
          aria-label={`${localize(field.label)}: ${t('filter.period')}`}
          className={styles.periods}
        >
          {datePeriodNames.map((name) => (
            <Button
              key={name}
              size="small"
              type={name === period ? 'primary' : 'default'}
              aria-pressed={name === period}
              onClick={() => choose(name === period ? undefined : name)}
            >
              {t(`filter.periods.${name}`)}
            </Button>
          ))}
        </div>
        {!period && (
          <div className={styles.days}>
            {picker('gte')}
            {picker('lte')}
          </div>
        )}
      </LatinDigits>
    );
  };
}
