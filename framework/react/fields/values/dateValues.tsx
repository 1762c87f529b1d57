import type { DateField, DateTimeField, TimeRangeField } from '#framework/schema/fields/date';
import { DateText } from '@framework/components/DateText';
import { Ltr } from '../Ltr';
import type { ValueProps } from '../renderer';

export function DateValue({ value }: ValueProps<DateField>) {
  return <DateText value={value} />;
}

export function DateTimeValue({ value }: ValueProps<DateTimeField>) {
  return <DateText value={value} withTime />;
}

export function TimeRangeValue({ value }: ValueProps<TimeRangeField>) {
  return <Ltr>{value.replace('-', ' – ')}</Ltr>;
}
