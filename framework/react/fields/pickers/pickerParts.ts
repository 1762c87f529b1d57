import type { DatePickerProps } from 'antd';
import type { ReactNode } from 'react';
import { DatePicker as AnyDatePicker, TimePicker } from './datePicker';

export { Tabs } from 'antd';
export const TimeRangePicker = TimePicker.RangePicker;
/** antd's own type is generic over the date library, which a lazily loaded component cannot pass on. */
export const DatePicker = AnyDatePicker as unknown as (props: DatePickerProps) => ReactNode;
