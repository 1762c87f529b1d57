import dayjs from 'dayjs';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LazyTimeRangePicker } from '../pickers/lazyPickers';
import type { DateField, DateTimeField, TimeRangeField } from 'sijil/schema/kinds/date';
import { controlProps, type FilterOfKind, type Renderer } from '../renderer';
import { DayBox } from '../controls/DayBox';
import { edgeOfDay, LatinDigits } from '../controls/days';
import styles from '../picker.module.css';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { PresenceFilter } from '../filters/TextFilter';
import { isRelativePeriod } from 'sijil/schema/filterText';
import { useLocalize } from 'sijil/react/providers/language';
import { type DatePeriod, datePeriodNames, datePeriodOf, datePeriods } from '../kinds/filterTexts';

export const dateRenderer: Renderer<DateField> = {
  Input: ({ value, onChange, ...rest }) => (
    <DayBox
      {...controlProps(rest)}
      className={styles.picker}
      value={value}
      onChange={onChange}
      onUnread={onChange}
    />
  ),
  Filter: dateFilter({ toText: (day) => day, fromText: (text) => text }),
};

export const dateTimeRenderer: Renderer<DateTimeField> = {
  Input: ({ value, onChange, ...rest }) => (
    <DayBox
      {...controlProps(rest)}
      time
      className={styles.picker}
      value={value}
      onChange={onChange}
      onUnread={onChange}
    />
  ),
  Filter: dateFilter({ toText: edgeOfDay, fromText: (text) => riyadhDate(new Date(text)) }),
};

const toClock = (time: string) => dayjs(`2000-01-01T${time}`);

export const timeRangeRenderer: Renderer<TimeRangeField> = {
  Input: ({ value, onChange, field, ...rest }) => {
    // antd's own placeholders tell the two boxes apart, as start and end.
    const { placeholder: _, ...props } = controlProps(rest);
    const [start, end] = value?.split('-') ?? [];
    return (
      <LatinDigits>
        <LazyTimeRangePicker
          {...props}
          // The label element of the form refers to the first box only.
          aria-labelledby={rest['aria-labelledby']}
          className={styles.picker}
          format="HH:mm"
          minuteStep={5}
          // Without this, antd exchanges an end after midnight with its start.
          order={!field.overMidnight}
          needConfirm={false}
          value={start && end ? [toClock(start), toClock(end)] : null}
          onChange={(range) => {
            const [from, to] = range ?? [];
            onChange(from && to ? `${from.format('HH:mm')}-${to.format('HH:mm')}` : null);
          }}
        />
      </LatinDigits>
    );
  },
  Filter: PresenceFilter,
};

interface DateFilterOptions {
  readonly toText: (day: string, side: 'gte' | 'lte') => string;
  readonly fromText: (text: string) => string;
}

/**
 * «From … to …» over days, or a period relative to today. Two pickers, because antd's range needs a screen wider than a
 * phone's.
 */
function dateFilter({ toText, fromText }: DateFilterOptions): FilterOfKind {
  return function DateFilter({ field, filters, onChange, id }) {
    const { t } = useTranslation('fields');
    const localize = useLocalize();
    const picker = (side: 'gte' | 'lte') => {
      const { [side]: current, ...others } = filters;
      const take = (day: string | null) => onChange(day ? { ...others, [side]: toText(day, side) } : others);
      return (
        <DayBox
          {...(side === 'gte' && id && { id })}
          className={styles.picker}
          aria-label={t(`filter.${side}`)}
          placeholder={t(`filter.${side}`)}
          value={current === undefined || isRelativePeriod(current) ? null : fromText(current)}
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
