import { LazyDatePicker, LazyTimeRangePicker } from '../pickers/lazyPickers';
import type { DateField, DateTimeField, TimeRangeField } from '#framework/schema/kinds/date';
import { controlProps, type Renderer } from '../renderer';
import { dateFilter } from '../filters/dateFilter';
import { dayFormat, edgeOfDay, fromDay, fromInstant, momentFormat, toDay, toInstant } from '../controls/days';
import { LatinDigits } from '../LatinDigits';
import styles from '../picker.module.css';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import dayjs from 'dayjs';
import { PresenceFilter } from '../filters/TextFilter';

export const dateRenderer: Renderer<DateField> = {
  Input: ({ value, onChange, ...rest }) => (
    <LatinDigits>
      <LazyDatePicker
        {...controlProps(rest)}
        className={styles.picker}
        format={dayFormat}
        placeholder={rest.placeholder ?? ''}
        value={fromDay(value)}
        onChange={(day) => onChange(toDay(day))}
      />
    </LatinDigits>
  ),
  Filter: dateFilter({ toText: (day) => day, fromText: (text) => text }),
};

export const dateTimeRenderer: Renderer<DateTimeField> = {
  Input: ({ value, onChange, ...rest }) => (
    <LatinDigits>
      <LazyDatePicker
        {...controlProps(rest)}
        className={styles.picker}
        showTime={{ format: 'HH:mm', minuteStep: 5 }}
        showNow={false}
        format={momentFormat}
        placeholder={rest.placeholder ?? ''}
        value={fromInstant(value)}
        onChange={(moment) => onChange(toInstant(moment))}
      />
    </LatinDigits>
  ),
  Filter: dateFilter({ toText: edgeOfDay, fromText: (text) => riyadhDate(new Date(text)) }),
};

const toClock = (time: string) => dayjs(`2000-01-01T${time}`);

export const timeRangeRenderer: Renderer<TimeRangeField> = {
  Input: ({ value, onChange, id, disabled }) => {
    const [start, end] = value?.split('-') ?? [];
    return (
      <LatinDigits>
        <LazyTimeRangePicker
          {...(id && { id })}
          className={styles.picker}
          disabled={disabled ?? false}
          format="HH:mm"
          minuteStep={5}
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
