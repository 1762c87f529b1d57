import { z } from 'zod';
import type { Field, FieldOptions } from '../field';
import { type Kind, orderFilters } from '../kind';

/** A day of the business in Asia/Riyadh, `YYYY-MM-DD`. */
export type DateField = Field<'date', string>;
/** A moment, ISO 8601 in UTC. */
export type DateTimeField = Field<'dateTime', string>;
/** Opening hours of a day, `HH:MM-HH:MM`; the end comes after the beginning. */
export type TimeRangeField = Field<'timeRange', string>;

export const date = <const O extends FieldOptions>(options: O): DateField & O => ({
  kind: 'date',
  ...options,
});
export const dateTime = <const O extends FieldOptions>(options: O): DateTimeField & O => ({
  kind: 'dateTime',
  ...options,
});
export const timeRange = <const O extends FieldOptions>(options: O): TimeRangeField & O => ({
  kind: 'timeRange',
  ...options,
});

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
