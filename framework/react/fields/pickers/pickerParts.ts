export { Tabs } from 'antd';
export { DatePicker, TimeRangePicker } from './datePicker';
