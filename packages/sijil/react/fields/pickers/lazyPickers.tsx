import type { DatePickerProps, TabsProps, TimeRangePickerProps } from 'antd';
import Input from 'antd/es/input/Input';
import { lazy, Suspense } from 'react';
import styles from '../picker.module.css';

// Loaded on demand: a list needs no picker until a filter or cell is opened, and pickers are a tenth of its code.
const pickers = () => import('./datePicker');
const LoadedDate = lazy(async () => ({ default: (await pickers()).DatePicker }));
const LoadedTimes = lazy(async () => ({ default: (await pickers()).TimeRangePicker }));
const LoadedTabs = lazy(() => import('antd/es/tabs'));

/** Placeholder of the picker's size. */
const box = <Input disabled aria-busy className={styles.picker} />;

export function LazyDatePicker(props: DatePickerProps) {
  return (
    <Suspense fallback={box}>
      <LoadedDate {...props} />
    </Suspense>
  );
}

export function LazyTimeRangePicker(props: TimeRangePickerProps) {
  return (
    <Suspense fallback={box}>
      <LoadedTimes {...props} />
    </Suspense>
  );
}

/** Tabs whose first panel, for writing, is rendered at once; only the preview waits for the package. */
export function Tabs({ items, ...props }: TabsProps) {
  return (
    <Suspense fallback={items?.[0]?.children}>
      <LoadedTabs {...props} {...(items && { items })} />
    </Suspense>
  );
}
