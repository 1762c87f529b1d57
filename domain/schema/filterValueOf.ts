import type { Field } from './field';
import { storedKindOf } from './fieldKinds';
import { type ChoicesField, choice } from './fields/choice';
import { type ReferencesField, reference } from './fields/reference';
import { isTimed, numberOf, truthOf } from './filterText';
import { isRelativePeriod } from './relativePeriod';
import { ruleOf } from './toZod';

const numbers = new Set<string>(['integer', 'decimal', 'percent', 'money']);

/** A filter's text as a value of the field's kind; undefined where the kind would not accept it. */
export function filterValueOf(field: Field, typed: string): unknown {
  const kind = storedKindOf(field);
  if (isTimed(field) && isRelativePeriod(typed)) return typed;
  const raw = numbers.has(kind) ? numberOf(typed) : kind === 'boolean' ? truthOf(typed) : typed;
  const parsed = ruleOf(elementOf(field)).safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}

/** A list of many is filtered by one of them. */
function elementOf(field: Field): Field {
  if (field.kind === 'references')
    return reference({ label: field.label, to: (field as ReferencesField).to });
  if (field.kind === 'choices')
    return choice({ label: field.label, options: (field as ChoicesField).options });
  return field;
}
