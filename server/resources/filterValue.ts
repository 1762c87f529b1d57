import type { Field } from '#domain/schema/field';
import { storedKindOf } from '#domain/schema/fieldKinds';
import { ruleOf } from '#domain/schema/toZod';
import type { ReferencesField } from '#domain/schema/fields/reference';
import type { ChoicesField } from '#domain/schema/fields/choice';
import { reference } from '#domain/schema/fields/reference';
import { choice } from '#domain/schema/fields/choice';
import { ApiError } from '../http/apiError';

const numbers = new Set<string>(['integer', 'decimal', 'percent', 'money']);

/** A filter's text as a value of the field's kind; what the kind would not accept is refused. */
export function filterValue(field: Field, typed: string): unknown {
  const kind = storedKindOf(field);
  const raw = numbers.has(kind) ? number(typed) : kind === 'boolean' ? truth(typed) : typed;
  const parsed = ruleOf(elementOf(field)).safeParse(raw);
  if (!parsed.success) throw new ApiError('unknown_parameter', { parameter: typed.slice(0, 40) });
  return kind === 'dateTime' ? new Date(parsed.data as string) : parsed.data;
}

/** `true` or `false`; anything else is refused rather than taken for one of them. */
export function truth(typed: string): boolean {
  if (typed !== 'true' && typed !== 'false')
    throw new ApiError('unknown_parameter', { parameter: typed.slice(0, 40) });
  return typed === 'true';
}

/** Nothing and «0x10» are numbers to JavaScript only. */
function number(typed: string): number {
  return /^[+-]?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}

/** A list of many is filtered by one of them. */
function elementOf(field: Field): Field {
  if (field.kind === 'references')
    return reference({ label: field.label, to: (field as ReferencesField).to });
  if (field.kind === 'choices')
    return choice({ label: field.label, options: (field as ChoicesField).options });
  return field;
}
