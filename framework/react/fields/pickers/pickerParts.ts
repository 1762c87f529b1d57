import type { DatePickerProps } from 'antd';
import type { ReactNode } from 'react';
import { DatePicker as AnyDatePicker, TimePicker } from './datePicker';

export { Tabs } from 'antd';
export const TimeRangePicker = TimePicker.RangePicker;
/** antd's own type is of any library's moments, which no lazily fetched component can hand on. */
export const DatePicker = AnyDatePicker as unknown as (props: DatePickerProps) => ReactNode;
