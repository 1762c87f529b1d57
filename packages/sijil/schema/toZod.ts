import { z, type ZodType } from 'zod';
import { findAbroad } from '../base/geo/saudiArabia';
import { type Field, isWritable } from './field';
import { isNeverEmpty, ofKind } from './fieldKinds';
import { formatRule } from './formats';
import { holdsFiles } from './kindFacts';
import { plainText } from './plainText';
import type { Checks } from './kind';
import { perDeclaration } from './perDeclaration';
import type { Shape } from './shape';
import { startsAnew } from './startingValue';

/** `create` fills defaults and requires required fields; `update` takes any part and requires a required field only if sent. */
export type Mode = 'create' | 'update';

const schemasOf = perDeclaration<Shape, Partial<Record<Mode, z.ZodObject>>>(() => ({}));

/** The strict schema of an input: unknown keys are refused, never stripped. */
export function toZod(shape: Shape, mode: Mode): z.ZodObject {
  return (schemasOf(shape)[mode] ??= buildSchema(shape, mode));
}

function buildSchema(shape: Shape, mode: Mode): z.ZodObject {
  const writable = Object.entries(shape.fields).filter(([, field]) => isWritable(field, mode));
  return z.strictObject(
    Object.fromEntries(writable.map(([name, field]) => [name, fieldSchema(field, mode)])),
  );
}

const checks: Checks = {
  z: {
    array: z.array,
    boolean: z.boolean,
    enum: z.enum,
    int: z.int,
    iso: z.iso,
    json: z.json,
    literal: z.literal,
    number: z.number,
    record: z.record,
    strictObject: z.strictObject,
    string: z.string,
    tuple: z.tuple,
    union: z.union,
    uuid: z.uuid,
  },
  plainText,
  formatted: formatRule,
  findAbroad,
  rowOf: (fields) => toZod({ fields }, 'create'),
};

/** Returns the rule for one present value of a field. */
export function ruleOf(field: Field): ZodType {
  return ofKind(field, 'rule')(checks, field);
}

function fieldSchema(field: Field, mode: Mode): ZodType {
  const rule = ruleOf(field);
  // An emptied box sends '' or null, one of files []: all mean "no value", so that the message is «required», not «too short».
  const isNothing = (typed: unknown) =>
    typed === '' || (holdsFiles(field) && Array.isArray(typed) && typed.length === 0);
  const value = z.preprocess(
    (typed) => (isNothing(typed) ? null : typed),
    isNeverEmpty(field) ? rule : rule.nullable(),
  );
  if (mode === 'update') return value.optional();
  if (field.default !== undefined && !startsAnew(field) && !field.proposed)
    return value.default(field.default);
  return field.required && !field.shownWhen ? value : value.optional();
}
