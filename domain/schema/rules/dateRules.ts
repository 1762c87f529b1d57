import { z } from 'zod';
import { isInCalendar, isTimeRange } from '../../formats/dates';
import type { DateField, DateTimeField, TimeRangeField } from '../fields/date';
import type { Rule } from '../rule';

const inCalendar = { params: { code: 'date' } };

export const dateRules = {
  date: () => z.iso.date().refine(isInCalendar, inCalendar),
  dateTime: () => z.iso.datetime({ offset: true }).refine(isInCalendar, inCalendar),
  timeRange: () => z.string().refine(isTimeRange, { params: { code: 'timeRange' } }),
} satisfies { date: Rule<DateField>; dateTime: Rule<DateTimeField>; timeRange: Rule<TimeRangeField> };
