import 'dayjs/locale/ar-sa';

/** antd's pickers of days and times, with the week of the Kingdom, which begins on Sunday (rules 9.5): it comes with them. */
export { DatePicker, TimePicker } from 'antd';
