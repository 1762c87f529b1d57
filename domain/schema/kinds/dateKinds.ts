import { z } from 'zod';
import { type Kind, orderFilters } from '../kind';
import type { DateField, DateTimeField, TimeRangeField } from '../fields/date';

const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const timeRangePattern = new RegExp(`^(${clock})-(${clock})$`);

function isTimeRange(value: string): boolean {
  const [, start, end] = timeRangePattern.exec(value) ?? [];
  return start !== undefined && end !== undefined && start < end;
}

export const dateKinds = {
  date: { zod: () => z.iso.date(), filters: orderFilters, sortable: true, searchable: false },
  dateTime: {
    zod: () => z.iso.datetime({ offset: true }),
    filters: orderFilters,
    sortable: true,
    searchable: false,
  },
  timeRange: {
    zod: () => z.string().refine(isTimeRange, { params: { code: 'timeRange' } }),
    filters: ['eq', 'null'],
    sortable: true,
    searchable: false,
  },
} satisfies { date: Kind<DateField>; dateTime: Kind<DateTimeField>; timeRange: Kind<TimeRangeField> };
