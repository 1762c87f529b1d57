import type { Field } from '#domain/schema/field';
import { storedKindOf } from '#domain/schema/fieldKinds';
import { endOfRiyadhDay, riyadhDate, riyadhInstant } from '#domain/time/riyadhTime';
import { isTimed, truthOf } from '#domain/schema/filterText';
import { filterValueOf } from '#domain/schema/filterValueOf';
import type { FilterOperator } from '#domain/schema/kind';
import { edgeOfPeriod, isRelativePeriod } from '#domain/schema/relativePeriod';
import { ApiError } from '../http/apiError';

interface Compared {
  readonly operator: FilterOperator;
  /** The moment of the question, for what is told from today. */
  readonly at: Date;
}

/** A filter's text as a value of the field's kind; what the kind would not accept is refused. */
export function filterValue(field: Field, typed: string, { operator, at }: Compared): unknown {
  if (isTimed(field) && isRelativePeriod(typed)) return edgeFromToday(field, typed, operator, at);
  const value = filterValueOf(field, typed);
  if (value === undefined) throw unreadable(typed);
  return storedKindOf(field) === 'dateTime' ? new Date(value as string) : value;
}

/** «Since last month» means from its first day, «until last month» to its last; anything else is of no single day. */
function edgeFromToday(field: Field, typed: string, operator: FilterOperator, at: Date): unknown {
  if (operator !== 'gte' && operator !== 'lte') throw unreadable(typed);
  const day = edgeOfPeriod(typed, operator === 'gte' ? 'first' : 'last', riyadhDate(at));
  if (day === null) throw unreadable(typed);
  if (storedKindOf(field) === 'date') return day;
  return operator === 'gte' ? riyadhInstant(day) : endOfRiyadhDay(day);
}

/** `true` or `false`; anything else is refused rather than taken for one of them. */
export function truth(typed: string): boolean {
  const value = truthOf(typed);
  if (value === undefined) throw unreadable(typed);
  return value;
}

function unreadable(typed: string): ApiError {
  return new ApiError('unknown_parameter', { parameter: typed.slice(0, 40) });
}
