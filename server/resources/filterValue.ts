import type { Field } from '#domain/schema/field';
import { storedKindOf } from '#domain/schema/fieldKinds';
import { filterValueOf, truthOf } from '#domain/schema/filterText';
import { ApiError } from '../http/apiError';

/** A filter's text as a value of the field's kind; what the kind would not accept is refused. */
export function filterValue(field: Field, typed: string): unknown {
  const value = filterValueOf(field, typed);
  if (value === undefined) throw unreadable(typed);
  return storedKindOf(field) === 'dateTime' ? new Date(value as string) : value;
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
