import { z } from 'zod';
import { resourceNamed } from '#app/resources';
import type { Role } from '#app/roles';
import { isRecord } from '../../base/objects';
import { hiddenFields, isUnread } from '../../schema/roles/takenReading';
import { type Mark, needed } from './shows';
import { masks } from '#app/masks';

const bySchema = new Map<z.core.$ZodType, Mark[]>();
for (const mark of masks) bySchema.set(mark.schema, [...(bySchema.get(mark.schema) ?? []), mark]);

/** Returns the marks of a part of an answer. */
export function marksOf(schema: z.core.$ZodType): readonly Mark[] {
  return bySchema.get(schema) ?? [];
}

/** Stands for the name of a record that somebody may not read. */
const noName = '—';

/** An answer without the values that a custom role hides. */
export function maskAnswer(schema: z.core.$ZodType, given: unknown, role: Role): unknown {
  if (given === null || given === undefined) return given;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return maskAnswer(schema.unwrap(), given, role);
  if (schema instanceof z.ZodArray)
    return Array.from(given as Iterable<unknown>, (one) => maskAnswer(schema.element, one, role));
  return schema instanceof z.ZodObject && isRecord(given) ? maskParts(schema, given, role) : given;
}

function maskParts(schema: z.ZodObject, values: Readonly<Record<string, unknown>>, role: Role): object {
  const marks = marksOf(schema).filter((mark) => holdsIn(mark, values));
  const hidden = new Set(marks.flatMap((mark) => hiddenParts(mark, role)));
  const nameless = marks.filter(({ record }) => isUnread(record, role)).map((mark) => mark.name);
  const parts = Object.entries(schema.shape).map(([name, part]) => {
    const value = values[name];
    if (hidden.has(name)) return [name, empty(part)];
    return [name, nameless.includes(name) ? withoutName(value) : maskAnswer(part, value, role)];
  });
  return { ...values, ...Object.fromEntries(parts) };
}

const withoutName = (value: unknown) => {
  if (value === null || value === undefined) return value;
  return typeof value === 'object' ? { ar: noName, en: noName } : noName;
};

const holdsIn = ({ where }: Mark, values: Readonly<Record<string, unknown>>) =>
  !where || where.in.includes(String(values[where.part]));

function hiddenParts({ record, fields }: Mark, role: Role): readonly string[] {
  const partsOf = (name: string) => {
    const parts = fields[name] ?? [];
    return parts === needed ? [] : parts;
  };
  if (isUnread(record, role)) return Object.keys(fields).flatMap(partsOf);
  const resource = resourceNamed(record);
  return resource ? hiddenFields(resource, role).flatMap(partsOf) : [];
}

/** Returns what stands for a hidden part; undefined for one that is never empty. */
function empty(part: z.core.$ZodType): null | [] | undefined {
  if (part instanceof z.ZodArray) return [];
  return part instanceof z.ZodNullable ? null : undefined;
}

export function canBeEmpty(part: z.core.$ZodType | undefined): boolean {
  return part instanceof z.ZodOptional || (part !== undefined && empty(part) !== undefined);
}
