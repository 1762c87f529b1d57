import { z } from 'zod';
import {
  resourceNamed,
  type Role,
  masks,
  contract,
  type OperationId,
  shownBy,
} from 'sijil/schema/application';
import { isRecord, keysOf } from '../../base/objects';
import { hiddenFields, isUnread, limitsReading } from '../../schema/roles/mayCall';
import { type Mark, needed } from 'sijil/schema/roles/mark';
import { areaOf } from '../../schema/operationAccess';
import { leftOf } from '../../schema/access';
import { type CustomRole, customRole, type RoleDesign } from '../../schema/roles/customRoles';
import type { Resource } from '../../schema/resource';
import type { Exchange } from 'sijil/schema/operationTypes';

/** Adds to a custom role the operations whose answers can hide all that it does not read. The role must already be in force. */
export function withMasked(design: RoleDesign): RoleDesign {
  const role = customRole(design.id);
  return { ...design, masked: keysOf(contract()).filter((id) => masksFor(id, role)) };
}

/** True for an operation whose answer can hide all that a custom role may not see of the records of its area. */
function masksFor(id: OperationId, role: CustomRole): boolean {
  const { answer }: Exchange = contract()[id];
  const limited = shownBy()
    [areaOf(id)].flatMap((name) => resourceNamed(name) ?? [])
    .filter((resource) => limitsReading(resource, role));
  if (limited.length === 0 || 'file' in answer) return false;
  return limited.every((resource) => masksResource(answer, resource, role));
}

function masksResource(answer: z.ZodType, resource: Resource, role: CustomRole): boolean {
  if (answer instanceof z.ZodNull) return true;
  const unread = isUnread(resource.name, role);
  // A mask cannot filter rows, which each operation selects itself.
  if (!unread && leftOf(resource, 'read', role) !== undefined) return false;
  const marks = partsOf(answer).flatMap(marksOf);
  const found = marks.filter(({ record, name }) => record === resource.name && name === undefined);
  const wanted = unread ? undefined : hiddenFields(resource, role);
  return found.length > 0 && found.every((mark) => hides(mark, wanted));
}

/** True for a part in which these fields can be emptied; without `wanted`, all that it shows of the record. */
function hides({ schema, fields, isComplete }: Mark, wanted: readonly string[] | undefined): boolean {
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  const known = wanted?.map((name) => fields[name]) ?? [...Object.values(fields), undefined];
  return known.every((parts) => {
    if (!parts) return isComplete;
    return parts !== needed && parts.every((part) => canBeEmpty(shape[part]));
  });
}

/** Returns the schema of an answer and all schemas nested in it. */
function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const inner = innerOf(schema);
  return [schema, ...inner.flatMap(partsOf)];
}

function innerOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return [schema.unwrap()];
  if (schema instanceof z.ZodArray) return [schema.element];
  return schema instanceof z.ZodObject ? Object.values(schema.shape) : [];
}

type MarksBySchema = ReadonlyMap<z.core.$ZodType, readonly Mark[]>;
let known: MarksBySchema | undefined;

/** Returns the marks of a part of an answer. */
function marksOf(schema: z.core.$ZodType): readonly Mark[] {
  known ??= bySchema(masks());
  return known.get(schema) ?? [];
}

function bySchema(marks: readonly Mark[]): MarksBySchema {
  const found = new Map<z.core.$ZodType, Mark[]>();
  for (const mark of marks) found.set(mark.schema, [...(found.get(mark.schema) ?? []), mark]);
  return found;
}

/** Placeholder for the name of a record that the caller may not read. */
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

/** Returns the empty value of a hidden part; undefined for one that is never empty. */
function empty(part: z.core.$ZodType): null | [] | undefined {
  if (part instanceof z.ZodArray) return [];
  return part instanceof z.ZodNullable ? null : undefined;
}

function canBeEmpty(part: z.core.$ZodType | undefined): boolean {
  return part instanceof z.ZodOptional || (part !== undefined && empty(part) !== undefined);
}
