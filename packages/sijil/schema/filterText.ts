import { isDay, isTimeRange } from '../base/formats/dates';
import type { Field } from './field';
import { type StoredKind, storedKindOf } from './fieldKinds';
import type { ChoiceField } from './kinds/choice';
import type { TimeRangeField } from './kinds/date';
import type { NumberField } from './kinds/number';
import type { FilterOperator } from './kind';
import { timeOf } from './kindFacts';
import { addDays, weekday } from '../base/time/riyadhTime';

/** Longest search text of a list. */
export const longestSearch = 200;

/** True for a field that is compared with days, which may be relative to today (`month-1`). */
export function isTimed(field: Field): boolean {
  return timeOf(field) !== undefined;
}

/** `true` or `false`; anything else is neither. */
export function truthOf(typed: string): boolean | undefined {
  return typed === 'true' ? true : typed === 'false' ? false : undefined;
}

/** Returns NaN for an empty text and «0x10», which are numbers to JavaScript only. */
export function numberOf(typed: string): number {
  return /^[+-]?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}

/**
 * Returns the part of a filter's text that can be compared with the field: all of it, of a list the known parts (an option may
 * have been removed since the address was saved), or null where nothing remains.
 */
export function readableFilter(field: Field, operator: FilterOperator, typed: string): string | null {
  if (operator === 'null') return truthOf(typed) === undefined ? null : typed;
  if (operator === 'like') return typed.length <= longestSearch ? typed : null;
  const parts = operator === 'in' ? typed.split(',') : [typed];
  const known = parts.filter((part) => isComparable(field, part));
  return known.length > 0 ? known.join(',') : null;
}

/**
 * True when the API could compare the field with such a text. Lists check their address by it, without loading the rules of the
 * kinds; of texts with a format of their own (a telephone number) only the API checks more.
 */
function isComparable(field: Field, typed: string): boolean {
  if (isTimed(field) && isRelativePeriod(typed)) return true;
  const reads = comparable[storedKindOf(field)];
  return reads ? reads(field as never, typed) : typed.trim() !== '';
}

// Same as zod's UUID: of the two special ones, the last only in lower case.
const uuid =
  /^(?:[\da-fA-F]{8}-[\da-fA-F]{4}-[1-8][\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{12}|0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/;
const isUuid = (_: Field, typed: string) => uuid.test(typed);
const isOption = ({ options }: Pick<ChoiceField, 'options'>, typed: string) => Object.hasOwn(options, typed);
const isNumber = ({ min, max }: NumberField, typed: string) => {
  const number = numberOf(typed);
  return number >= (min ?? -Infinity) && number <= (max ?? Infinity);
};
const isInteger = (field: NumberField, typed: string) =>
  isNumber(field, typed) && Number.isSafeInteger(numberOf(typed));

const comparable: { readonly [K in StoredKind]?: (field: never, typed: string) => boolean } = {
  integer: isInteger,
  money: isInteger,
  decimal: isNumber,
  percent: isNumber,
  boolean: (_: Field, typed) => truthOf(typed) !== undefined,
  date: (_: Field, typed) => isDay(typed),
  dateTime: (_: Field, typed) => isMoment(typed),
  timeRange: (field: TimeRangeField, typed) => isTimeRange(typed, field.overMidnight),
  choice: isOption,
  choices: isOption,
  reference: isUuid,
  references: isUuid,
  file: isUuid,
  image: isUuid,
};

function isMoment(typed: string): boolean {
  const clock = /^T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
  return isDay(typed.slice(0, 10)) && clock.test(typed.slice(10));
}

/**
 * A day relative to today, as a filter stores it: `day-6`, `week`, `month-1`, `year+1`. A saved view of «this month» shows
 * the present month whenever it is opened.
 */
const written = /^(?<unit>day|week|month|year)(?<offset>[+-]\d{1,3})?$/;

export function isRelativePeriod(typed: string): boolean {
  return written.test(typed);
}

/** Returns unit and offset of a relative day: `month-1` is one month back. Null for other texts. */
export function relativePeriod(typed: string) {
  const { unit, offset = '0' } = written.exec(typed)?.groups ?? {};
  return unit === undefined
    ? null
    : { unit: unit as 'day' | 'week' | 'month' | 'year', offset: Number(offset) };
}

/** Returns the first or the last day of the period, `YYYY-MM-DD`; `today` is Riyadh's. Null for text that is no such period. */
export function edgeOfPeriod(typed: string, edge: 'first' | 'last', today: string): string | null {
  const period = relativePeriod(typed);
  if (!period) return null;
  const { unit, offset } = period;
  const first = firstDay(unit, offset, today);
  return edge === 'first' ? first : addDays(firstDay(unit, offset + 1, today), -1);
}

function firstDay(unit: string, by: number, today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  if (unit === 'day') return addDays(today, by);
  // The Kingdom's week begins on Sunday.
  if (unit === 'week') return addDays(today, by * 7 - weekday(today));
  const months = unit === 'month' ? year * 12 + month - 1 + by : (year + by) * 12;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}
