import type { Exact, Field, FieldOptions } from '../field';

/** A day of the business in Asia/Riyadh, `YYYY-MM-DD`. */
export type DateField = Field<'date', string>;
/** A moment, ISO 8601 in UTC. */
export type DateTimeField = Field<'dateTime', string>;
/** Opening hours of a day, `HH:MM-HH:MM`; the end comes after the beginning. */
export type TimeRangeField = Field<'timeRange', string>;

interface DateOptions extends FieldOptions {
  /** The day on which the record is made. */
  readonly default?: 'today';
}
interface DateTimeOptions extends FieldOptions {
  /** The moment at which the record is made. */
  readonly default?: 'now';
}

export const date = <const O extends DateOptions>(options: Exact<O, DateOptions>): DateField & O => ({
  kind: 'date',
  ...options,
});
export const dateTime = <const O extends DateTimeOptions>(
  options: Exact<O, DateTimeOptions>,
): DateTimeField & O => ({
  kind: 'dateTime',
  ...options,
});
export const timeRange = <const O extends FieldOptions>(
  options: Exact<O, FieldOptions>,
): TimeRangeField & O => ({
  kind: 'timeRange',
  ...options,
});
