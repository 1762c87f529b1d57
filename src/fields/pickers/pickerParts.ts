import { DatePicker as AnyDatePicker, type DatePickerProps, TimePicker } from 'antd';
import type { ReactNode } from 'react';

export { ColorPicker, Tabs } from 'antd';
export const TimeRangePicker = TimePicker.RangePicker;
/** antd's own type is of any library's moments, which no lazily fetched component can hand on. */
export const DatePicker = AnyDatePicker as unknown as (props: DatePickerProps) => ReactNode;
