import 'dayjs/locale/ar-sa';

/** antd's pickers of days and times, with the Saudi week, which begins on Sunday (rules 9.5); importing them sets it. */
export { DatePicker, TimePicker } from 'antd';
