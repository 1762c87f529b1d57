import { LazyTimeRangePicker } from '../pickers/lazyPickers';
import dayjs from 'dayjs';
import type { TimeRangeField } from '#framework/schema/kinds/date';
import { LatinDigits } from '../LatinDigits';
import styles from '../picker.module.css';
import { PresenceFilter } from '../filters/PresenceFilter';
import type { Renderer } from '../renderer';

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
