import { z } from 'zod';
import type { NumberField, NumberKind } from '../fields/number';
import type { Rule } from '../rule';

const numberRule =
  (whole: boolean): Rule<NumberField> =>
  (field) => {
    let rule = whole ? z.number().int() : z.number();
    if (field.min !== undefined) rule = rule.min(field.min);
    if (field.max !== undefined) rule = rule.max(field.max);
    return rule;
  };

export const numberRules = {
  integer: numberRule(true),
  decimal: numberRule(false),
  percent: numberRule(false),
  money: numberRule(true),
} satisfies Record<NumberKind, Rule<NumberField>>;
