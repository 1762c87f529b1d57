import 'dayjs/locale/ar-sa';
import './datePicker.css';
import { CalendarOutlined, ClockCircleOutlined, CloseCircleFilled } from '@ant-design/icons';
import {
  DatePicker as GenericDatePicker,
  type DatePickerProps,
  TimePicker,
  type TimeRangePickerProps,
} from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

// Importing the locale sets the Saudi week, which begins on Sunday (rules 9.5).

/** antd's own type is generic over the date library, which neither a component around it nor a lazy one can pass on. */
const AntdDatePicker = GenericDatePicker as unknown as (props: DatePickerProps) => ReactNode;

/** Keeps a calendar that fits neither below nor above its box within the screen, where it then covers the box. */
const onScreen = {
  popupAlign: { offset: [0, 0], overflow: { adjustX: true, adjustY: true, shiftX: true, shiftY: true } },
};

/** antd's picker of a day, without its icons, which have English names in every language. */
export function DatePicker(props: DatePickerProps) {
  return (
    <AntdDatePicker
      {...props}
      {...onScreen}
      suffixIcon={<CalendarOutlined aria-hidden="true" />}
      allowClear={props.allowClear !== false && { clearIcon: <ClearIcon /> }}
    />
  );
}

/** antd's picker of two times; see `DatePicker`. */
export function TimeRangePicker(props: TimeRangePickerProps) {
  return (
    <TimePicker.RangePicker
      {...props}
      {...onScreen}
      separator="–"
      suffixIcon={<ClockCircleOutlined aria-hidden="true" />}
      allowClear={props.allowClear !== false && { clearIcon: <ClearIcon /> }}
    />
  );
}

function ClearIcon() {
  const { t } = useTranslation();
  return <CloseCircleFilled aria-label={t('clear')} />;
}
