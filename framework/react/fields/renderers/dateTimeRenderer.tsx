import { LazyDatePicker } from '../pickers/lazyPickers';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { DateTimeField } from '#framework/schema/kinds/date';
import { controlProps } from '../controlProps';
import { dateFilter } from '../filters/dateFilter';
import { edgeOfDay, fromInstant, momentFormat, toInstant } from '../controls/days';
import { LatinDigits } from '../LatinDigits';
import styles from '../picker.module.css';
import type { Renderer } from '../renderer';

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
