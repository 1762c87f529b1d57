import type { DatePickerProps } from 'antd';
import Input from 'antd/es/input/Input';
import { type ComponentProps, lazy, Suspense } from 'react';
import styles from '../picker.module.css';
import type * as Parts from './pickerParts';

// A list shows days, but picks none until a filter or a cell is opened: a tenth of what it would fetch.
const parts = () => import('./pickerParts');
const LoadedDate = lazy(async () => ({ default: (await parts()).DatePicker }));
const LoadedTimes = lazy(async () => ({ default: (await parts()).TimeRangePicker }));
const LoadedTabs = lazy(async () => ({ default: (await parts()).Tabs }));

/** Placeholder of the height and width of the picker. */
const box = <Input disabled aria-busy className={styles.picker} />;

export function LazyDatePicker(props: DatePickerProps) {
  return (
    <Suspense fallback={box}>
      <LoadedDate {...props} />
    </Suspense>
  );
}

export function LazyTimeRangePicker(props: ComponentProps<typeof Parts.TimeRangePicker>) {
  return (
    <Suspense fallback={box}>
      <LoadedTimes {...props} />
    </Suspense>
  );
}

/** Tabs of which the one for writing is there at once; only the preview waits for the package. */
export function Tabs({ items, ...props }: ComponentProps<typeof Parts.Tabs>) {
  return (
    <Suspense fallback={items?.[0]?.children}>
      <LoadedTabs {...props} {...(items && { items })} />
    </Suspense>
  );
}
