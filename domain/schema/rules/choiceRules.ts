import { z } from 'zod';
import { isDistinct } from '../isDistinct';
import type { ChoiceField, ChoicesField, Options } from '../fields/choice';
import type { Rule } from '../rule';

const oneOf = (field: { options: Options }) => z.enum(Object.keys(field.options) as [string, ...string[]]);

export const choiceRule: Rule<ChoiceField> = oneOf;

export const choicesRule: Rule<ChoicesField> = (field) =>
  z
    .array(oneOf(field))
    .min(field.min ?? (field.required ? 1 : 0))
    .max(100)
    .refine(isDistinct, { params: { code: 'repeated' } });
