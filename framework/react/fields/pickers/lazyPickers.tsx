import type { DatePickerProps } from 'antd';
import Input from 'antd/es/input/Input';
import { type ComponentProps, lazy, Suspense } from 'react';
import styles from '../picker.module.css';
import type * as Parts from './pickerParts';

// Loaded on demand: a list needs no picker until a filter or cell is opened, and pickers are a tenth of its code.
const parts = () => import('./pickerParts');
const LoadedDate = lazy(async () => ({ default: (await parts()).DatePicker }));
const LoadedTimes = lazy(async () => ({ default: (await parts()).TimeRangePicker }));
const LoadedTabs = lazy(async () => ({ default: (await parts()).Tabs }));

/** Placeholder of the picker's size. */
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

/** Tabs whose first panel, for writing, is rendered at once; only the preview waits for the package. */
export function Tabs({ items, ...props }: ComponentProps<typeof Parts.Tabs>) {
  return (
    <Suspense fallback={items?.[0]?.children}>
      <LoadedTabs {...props} {...(items && { items })} />
    </Suspense>
  );
}
