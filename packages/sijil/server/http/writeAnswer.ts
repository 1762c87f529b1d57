import { z } from 'zod';
import type { Language, Name } from 'sijil/base/i18n/localized';
import { nameText } from 'sijil/contract/parts';

/** Returns the parts of a value that are in its schema. */
type Pick = (value: unknown, language: Language) => unknown;

const picks = new WeakMap<z.core.$ZodType, Pick>();

/**
 * Writes an answer as JSON, with only what its schema contains, and names in one language. The schema is walked, not compiled: a compiled serializer
 * blocked the event loop for a tenth of a second when the first such answer was written.
 * @throws Error where something required by the schema is missing
 */
export function writeAnswer(schema: z.ZodType, answer: unknown, language: Language): string {
  return JSON.stringify(pickOf(schema)(answer, language));
}

/** @throws Error for a kind of schema that no answer has used so far. */
export function pickOf(schema: z.core.$ZodType): Pick {
  const known = picks.get(schema);
  if (known) return known;
  // A schema may contain itself: nested schemas are resolved at the first value.
  const pick = choosePick(schema);
  picks.set(schema, pick);
  return pick;
}

/** Types of a single value, which has no parts to pick. */
const single = new Set<string>(['string', 'date', 'enum', 'literal', 'boolean', 'null', 'unknown', 'any']);

function choosePick(schema: z.core.$ZodType): Pick {
  if (schema === nameText) return inLanguage;
  if (schema instanceof z.ZodNumber) return toNumber;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return orNothing(pickOf(schema.unwrap()));
  if (schema instanceof z.ZodLazy) return pickOf(schema.unwrap() as z.core.$ZodType);
  if (schema instanceof z.ZodArray) return eachOf(pickOf(schema.element));
  if (schema instanceof z.ZodRecord) return valuesOf(pickOf(schema.valueType));
  if (schema instanceof z.ZodObject) return partsOf(schema);
  if (schema instanceof z.ZodUnion) return firstOf(schema.options);
  const type = schema instanceof z.ZodType ? schema.type : 'unknown schema';
  if (single.has(type)) return asItIs;
  throw new Error(`An answer cannot be written from "${type}".`);
}

const inLanguage: Pick = (value, language) => (value as Name)[language];

/** `Date` itself writes moments in ISO 8601. */
const asItIs: Pick = (value) => value;

/** The driver returns sums and counts as text, so that none loses digits. */
const toNumber: Pick = (value) => (typeof value === 'string' ? Number(value) : value);

const orNothing =
  (pick: Pick): Pick =>
  (value, language) =>
    value === null || value === undefined ? value : pick(value, language);

const eachOf =
  (pick: Pick): Pick =>
  (value, language) =>
    pick === asItIs ? value : Array.from(value as Iterable<unknown>, (one) => pick(one, language));

const valuesOf =
  (pick: Pick): Pick =>
  (value, language) =>
    pick === asItIs ? value : pickedValues(value as object, pick, language);

const pickedValues = (given: object, pick: Pick, language: Language): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).map(([key, one]) => [key, pick(one, language)]));

function partsOf({ shape, def: { catchall } }: z.ZodObject): Pick {
  const parts = Object.entries(shape).map(([name, part]) => [name, pickOf(part), mayMiss(part)] as const);
  const others = catchall && !(catchall instanceof z.ZodNever) ? pickOf(catchall) : undefined;
  return (value, language) => {
    const given = value as Record<string, unknown>;
    const picked: Record<string, unknown> = others ? pickedValues(given, others, language) : {};
    for (const [name, pick, mayMiss] of parts) {
      const part = given[name];
      if (part !== undefined) picked[name] = pick(part, language);
      else if (!mayMiss) throw new Error(`"${name}" is missing in an answer.`);
    }
    return picked;
  };
}

function mayMiss(part: z.core.$ZodType): boolean {
  return part instanceof z.ZodOptional || (part instanceof z.ZodNullable && mayMiss(part.unwrap()));
}

/** Picks by the first schema that accepts an object, as zod would; a text or a number has no parts to leave out. */
function firstOf(options: readonly z.core.$ZodType[]): Pick {
  return (value, language) => {
    if (typeof value !== 'object' || value === null) return value;
    const fitting = options.find((option) => z.safeParse(option, value).success);
    if (!fitting) throw new Error('A part of an answer is none of what it may be.');
    return pickOf(fitting)(value, language);
  };
}

/** An answer of the type `T` that PostgreSQL has already written as JSON: it is sent unchanged. */
export class JsonText<T> {
  /** Phantom type of the text's content; never set, it keeps one answer from being mistaken for another. */
  declare readonly says: T;

  constructor(readonly text: string) {}
}
