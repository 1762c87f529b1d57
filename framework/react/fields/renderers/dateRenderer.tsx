import { LazyDatePicker } from '../pickers/lazyPickers';
import type { DateField } from '#framework/schema/kinds/date';
import { controlProps } from '../controlProps';
import { dateFilter } from '../filters/dateFilter';
import { dayFormat, fromDay, toDay } from '../controls/days';
import { LatinDigits } from '../LatinDigits';
import styles from '../picker.module.css';
import type { Renderer } from '../renderer';

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
