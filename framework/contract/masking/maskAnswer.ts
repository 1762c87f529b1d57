import { z } from 'zod';
import { resourceNamed } from '#app/resources';
import type { Role } from '#app/roles';
import { hiddenFields, isUnread } from '../../schema/roles/takenReading';
import { marksOf } from './marksOf';
import type { Mark } from './shows';

/** Stands for the name of a record that somebody may not read. */
const noName = '—';

/** An answer without the values that a custom role hides. */
export function maskAnswer(schema: z.core.$ZodType, given: unknown, role: Role): unknown {
  if (given === null || given === undefined) return given;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return maskAnswer(schema.unwrap(), given, role);
  if (schema instanceof z.ZodArray)
    return Array.from(given as Iterable<unknown>, (one) => maskAnswer(schema.element, one, role));
  return schema instanceof z.ZodObject ? maskParts(schema, given, role) : given;
}

function maskParts(schema: z.ZodObject, given: object, role: Role): object {
  const values = given as Readonly<Record<string, unknown>>;
  const marks = marksOf(schema);
  const hidden = new Set(marks.flatMap((mark) => hiddenParts(mark, role)));
  const isNameless = marks.some(({ isName, record }) => isName && isUnread(record, role));
  const parts = Object.entries(schema.shape).map(([name, part]) => {
    const value = values[name];
    if (hidden.has(name)) return [name, empty(part)];
    return [name, isNameless && name === 'name' ? withoutName(value) : maskAnswer(part, value, role)];
  });
  return { ...values, ...Object.fromEntries(parts) };
}

const withoutName = (value: unknown) => (typeof value === 'object' ? { ar: noName, en: noName } : noName);

function hiddenParts({ record, fields }: Mark, role: Role): readonly string[] {
  if (isUnread(record, role)) return Object.values(fields).flat();
  const resource = resourceNamed(record);
  return resource ? hiddenFields(resource, role).flatMap((name) => fields[name] ?? []) : [];
}

/** Returns what stands for a hidden part; undefined for one that is never empty. */
function empty(part: z.core.$ZodType): null | [] | undefined {
  if (part instanceof z.ZodArray) return [];
  return part instanceof z.ZodNullable ? null : undefined;
}

export function canBeEmpty(part: z.core.$ZodType | undefined): boolean {
  return part instanceof z.ZodOptional || (part !== undefined && empty(part) !== undefined);
}
