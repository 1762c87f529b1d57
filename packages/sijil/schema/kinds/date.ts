import { isInCalendar, isTimeRange } from 'sijil/base/formats/dates';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { toLatinDigits } from 'sijil/base/formats/numbers';
import { defineKind, orderFilters } from '../kind';
import { riyadhMoment, dayOfCell, toMoment } from '../dayText';
import type { Exact, Field, FieldOptions } from '../field';

/** A day of the business in Asia/Riyadh, `YYYY-MM-DD`. */
export type DateField = Field<'date', string>;
/** A moment, ISO 8601 in UTC; with `endOfDay` the last one of a day in Riyadh, which people read as that day. */
export interface DateTimeField extends Field<'dateTime', string> {
  readonly endOfDay?: boolean;
}
/** Opening hours of a day, `HH:MM-HH:MM`; the end comes after the beginning, or on the next day with `overMidnight`. */
export interface TimeRangeField extends Field<'timeRange', string> {
  readonly overMidnight?: boolean;
}

interface DateOptions extends FieldOptions {
  /** The day on which the record is made. */
  readonly default?: 'today';
}
export interface DateTimeOptions extends FieldOptions {
  /** The moment at which the record is made. */
  readonly default?: 'now';
  readonly endOfDay?: boolean;
}

export interface TimeRangeOptions extends FieldOptions {
  readonly overMidnight?: boolean;
}

const outOfCalendar = { params: { code: 'date' } };
/** Any text that is no date has its own issue. */
const isAccepted = (text: string) => !/^\d{4}-/.test(text) || isInCalendar(text);

export const date = defineKind(
  <const O extends DateOptions>(options: Exact<O, DateOptions>): DateField & O => ({
    kind: 'date',
    ...options,
  }),
  {
    time: 'day',
    column: 'date',
    filters: orderFilters,
    sortable: true,
    searchable: false,
    rule: ({ z }) => z.iso.date().refine(isAccepted, outOfCalendar),
    fromText: (text) => dayOfCell(text.slice(0, 40)) ?? text,
  },
);
export const dateTime = defineKind(
  <const O extends DateTimeOptions>(options: Exact<O, DateTimeOptions>): DateTimeField & O => ({
    kind: 'dateTime',
    ...options,
  }),
  {
    options: ['endOfDay'],
    time: 'moment',
    column: 'timestamptz',
    filters: orderFilters,
    sortable: true,
    searchable: false,
    rule: ({ z }) => z.iso.datetime({ offset: true }).refine(isAccepted, outOfCalendar),
    fromText: (text) => toMoment(text),
    toText: (value, { field }) => {
      const at = value instanceof Date ? value : new Date(String(value));
      return field.endOfDay ? riyadhDate(at) : riyadhMoment(at);
    },
  },
);
export const timeRange = defineKind(
  <const O extends TimeRangeOptions>(options: Exact<O, TimeRangeOptions>): TimeRangeField & O => ({
    kind: 'timeRange',
    ...options,
  }),
  {
    options: ['overMidnight'],
    column: 'text',
    filters: ['eq', 'null'],
    sortable: true,
    searchable: false,
    rule: ({ z }, { overMidnight = false }) =>
      z.string().refine((text) => isTimeRange(text, overMidnight), { params: { code: 'timeRange' } }),
    fromText: (text) => toLatinDigits(text).replaceAll(/\s/g, '').replace(/[–—]/u, '-'),
  },
);
