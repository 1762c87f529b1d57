import type { Field } from './field';
import { choice } from './kinds/choice';
import { reference } from './kinds/reference';
import { isRelativePeriod, isTimed, numberOf, truthOf } from './filterText';
import { holdsMany, isNumber, isTruth, refers, hasOptions } from './kindFacts';
import { ruleOf } from './toZod';

/** A filter's text as a value of the field's kind; undefined where the kind would not accept it. */
export function filterValueOf(field: Field, typed: string): unknown {
  if (isTimed(field) && isRelativePeriod(typed)) return typed;
  const raw = isNumber(field) ? numberOf(typed) : isTruth(field) ? truthOf(typed) : typed;
  const parsed = ruleOf(elementOf(field)).safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}

/** Returns the field of one element: a field with several values is filtered by one of them. */
function elementOf(field: Field): Field {
  if (!holdsMany(field)) return field;
  if (refers(field)) return reference({ label: field.label, to: field.to });
  return hasOptions(field) ? choice({ label: field.label, options: field.options }) : field;
}
