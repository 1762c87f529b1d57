import { z, type ZodType } from 'zod';
import type { Field } from './field';
import { type FieldKind, isNeverEmpty } from './fieldKinds';
import { fieldRules } from './fieldRules';
import { holdsFiles } from './kindFacts';
import { isWritable } from './isWritable';
import type { Rule } from './rule';
import type { Fields, Shape } from './shape';
import { startsAnew } from './startingValue';

/** `create` fills defaults and demands what is required; `update` takes any part and demands a required field only if sent. */
export type Mode = 'create' | 'update';

const cache = new WeakMap<Shape, Partial<Record<Mode, z.ZodObject>>>();

/** The strict schema of an input: unknown keys are refused, never stripped. */
export function toZod(shape: Shape, mode: Mode): z.ZodObject {
  const known = cache.get(shape) ?? {};
  const schema = (known[mode] ??= buildSchema(shape, mode));
  cache.set(shape, known);
  return schema;
}

function buildSchema(shape: Shape, mode: Mode): z.ZodObject {
  const writable = Object.entries(shape.fields).filter(([, field]) => isWritable(field, mode));
  return z.strictObject(
    Object.fromEntries(writable.map(([name, field]) => [name, fieldSchema(field, mode)])),
  );
}

/** The rule for one value of a field that is present; the cast is sound because the factories are the only makers of fields. */
export function ruleOf(field: Field): ZodType {
  const rule = fieldRules[field.kind as FieldKind] as Rule<Field>;
  return rule(field, (fields: Fields) => toZod({ fields }, 'create'));
}

function fieldSchema(field: Field, mode: Mode): ZodType {
  const rule = ruleOf(field);
  // An emptied box sends '' or null, one of files []: all mean "no value", so that «required» answers, not «too short».
  const isNothing = (typed: unknown) =>
    typed === '' || (holdsFiles(field) && Array.isArray(typed) && typed.length === 0);
  const value = z.preprocess(
    (typed) => (isNothing(typed) ? null : typed),
    isNeverEmpty(field) ? rule : rule.nullable(),
  );
  if (mode === 'update') return value.optional();
  if (field.default !== undefined && !startsAnew(field)) return value.default(field.default);
  return field.required && !field.shownWhen ? value : value.optional();
}
