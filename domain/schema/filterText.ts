import type { Field } from './field';
import { storedKindOf } from './fieldKinds';
import { type ChoicesField, choice } from './fields/choice';
import { type ReferencesField, reference } from './fields/reference';
import type { FilterOperator } from './kind';
import { isRelativePeriod } from './relativePeriod';
import { ruleOf } from './toZod';

const numbers = new Set<string>(['integer', 'decimal', 'percent', 'money']);
/** The longest text that a list is searched for. */
export const longestSearch = 200;

/** A filter's text as a value of the field's kind; undefined where the kind would not accept it. */
export function filterValueOf(field: Field, typed: string): unknown {
  const kind = storedKindOf(field);
  if (isTimed(field) && isRelativePeriod(typed)) return typed;
  const raw = numbers.has(kind) ? numberOf(typed) : kind === 'boolean' ? truthOf(typed) : typed;
  const parsed = ruleOf(elementOf(field)).safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}

/** Whether it is compared with days, which may be told from today (`month-1`). */
export function isTimed(field: Field): boolean {
  const kind = storedKindOf(field);
  return kind === 'date' || kind === 'dateTime';
}

/** `true` or `false`; anything else is neither. */
export function truthOf(typed: string): boolean | undefined {
  return typed === 'true' ? true : typed === 'false' ? false : undefined;
}

/**
 * What of a filter's text the field can be compared with: all of it, of a list the parts that it knows (an option may
 * have been removed since the address was kept), or null where nothing remains.
 */
export function readableFilter(field: Field, operator: FilterOperator, typed: string): string | null {
  if (operator === 'null') return truthOf(typed) === undefined ? null : typed;
  if (operator === 'like') return typed.length <= longestSearch ? typed : null;
  const parts = operator === 'in' ? typed.split(',') : [typed];
  const known = parts.filter((part) => filterValueOf(field, part) !== undefined);
  return known.length > 0 ? known.join(',') : null;
}

/** Nothing and «0x10» are numbers to JavaScript only. */
function numberOf(typed: string): number {
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
