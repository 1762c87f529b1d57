import type { Field } from '../field';
import type { NumberField } from '../kinds/number';
import { startsAnew } from '../startingValue';
import { ruleOf } from '../toZod';

/** R25, R26: the limits of a field leave room for a value, and its default is one that it would accept. */
export function checkValues(field: Field, path: string): string[] {
  const { min, max } = field as Partial<NumberField>;
  if (min !== undefined && max !== undefined && min > max)
    return [
      `R25 ${path}: its «min» ${min} is greater than its «max» ${max}. No value would fit; mend one of them.`,
    ];
  if (field.default === undefined || startsAnew(field) || ruleOf(field).safeParse(field.default).success)
    return [];
  return [
    `R26 ${path}: its «default» ${JSON.stringify(field.default)} is not a value that the field accepts. Give another.`,
  ];
}
