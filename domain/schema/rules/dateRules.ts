import { z } from 'zod';
import { isTimeRange } from '../../formats/timeRange';
import type { DateField, DateTimeField, TimeRangeField } from '../fields/date';
import type { Rule } from '../rule';

export const dateRules = {
  date: () => z.iso.date(),
  dateTime: () => z.iso.datetime({ offset: true }),
  timeRange: () => z.string().refine(isTimeRange, { params: { code: 'timeRange' } }),
} satisfies { date: Rule<DateField>; dateTime: Rule<DateTimeField>; timeRange: Rule<TimeRangeField> };
