import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { KindView, ValueProps } from '../renderer';
import { Period, PresenceText } from './filterTexts';
import type { DateField, DateTimeField, TimeRangeField } from 'sijil/schema/kinds/date';
import { DateText, HoursText } from 'sijil/react/components/valueTexts';

export function DateValue({ value }: ValueProps<DateField>) {
  return <DateText value={value} />;
}

export function DateTimeValue({ field, value }: ValueProps<DateTimeField>) {
  return <DateText value={value} withTime={!field.endOfDay} />;
}

export function TimeRangeValue({ value }: ValueProps<TimeRangeField>) {
  return <HoursText hours={value} />;
}

export const dateView: KindView<DateField> = {
  Value: DateValue,
  FilterText: (props) => <Period {...props} dayOf={(text) => text} />,
};

export const dateTimeView: KindView<DateTimeField> = {
  Value: DateTimeValue,
  FilterText: (props) => <Period {...props} dayOf={(text) => riyadhDate(new Date(text))} />,
};

export const timeRangeView: KindView<TimeRangeField> = { Value: TimeRangeValue, FilterText: PresenceText };
