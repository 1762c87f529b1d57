import { z } from 'zod';
import type { Field } from '#domain/schema/field';
import type { OperationKind, Resource } from '#domain/schema/resource';
import { storedKindOf } from '#domain/schema/fieldKinds';
import { ruleOf, toZod } from '#domain/schema/toZod';
import {
  bulkBody,
  bulkResult,
  historyEntry,
  importBody,
  importOutcome,
  revertBody,
} from '#domain/api/consoleViews';
import { fileLink, localizedText } from '#domain/api/parts';
import { toJsonSchema } from '../http/toJsonSchema';
import { findColumn } from './columnOf';

type Documented = Readonly<Record<string, unknown>>;

const exportAddress = z.object({
  format: z.enum(['csv', 'xlsx']).optional(),
  columns: z.string().optional(),
  /** The operation of a declared list whose rows are meant. */
  list: z.string().optional(),
  q: z.string().optional(),
  _sort: z.string().optional(),
  _order: z.string().optional(),
});
const exportTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];
const pageAddress = z.object({ _start: z.string().optional(), _end: z.string().optional() });
const title = z.union([z.string(), localizedText]).nullable();

/** What the OpenAPI document says of a resource's operations; the response schema is also the serializer's. */
export function resourceSchemas(resource: Resource): Record<OperationKind, Documented> {
  const record = recordSchema(resource);
  const create = toJsonSchema(toZod(resource, 'create'), 'input');
  const update = toJsonSchema(toZod(resource, 'update').extend({ version: z.int() }), 'input');
  return {
    list: { response: { 200: { type: 'array', items: record } } },
    get: { response: { 200: record } },
    create: { body: create, response: { 201: record } },
    update: { body: update, response: { 200: record } },
    delete: { querystring: toJsonSchema(z.object({ version: z.string().optional() }), 'input') },
    restore: { response: { 200: record } },
    revert: { body: toJsonSchema(revertBody, 'input'), response: { 200: record } },
    export: { querystring: toJsonSchema(exportAddress, 'input'), produces: exportTypes },
    import: {
      body: toJsonSchema(importBody, 'input'),
      response: { 200: toJsonSchema(importOutcome, 'output') },
    },
    bulk: {
      body: toJsonSchema(bulkBody, 'input'),
      response: { 200: toJsonSchema(z.array(bulkResult), 'output') },
    },
    history: {
      querystring: toJsonSchema(pageAddress, 'input'),
      response: { 200: toJsonSchema(z.array(historyEntry), 'output') },
    },
  };
}

function recordSchema(resource: Resource): Documented {
  const fields = Object.entries(resource.fields).filter(([, field]) => field.kind !== 'password');
  const references = fields.filter(([, field]) => field.kind === 'reference' || field.kind === 'references');
  const record = z.object({
    id: z.string(),
    version: z.number(),
    createdAt: z.date(),
    updatedAt: z.date(),
    ...Object.fromEntries(
      fields.map(([name, field]) => [name, wireSchema(field, isNullable(resource, name))]),
    ),
    $title: title,
    $titles: z.object(
      Object.fromEntries(references.map(([name]) => [name, z.union([title, z.array(title)]).optional()])),
    ),
    ...(resource.account && { $oneTimePassword: z.string().optional() }),
  });
  return toJsonSchema(record, 'output');
}

/** What the column itself says: a document that promised null where none can be would make callers write for nothing. */
function isNullable(resource: Resource, name: string): boolean {
  return findColumn(resource, name)?.notNull !== true;
}

/** Every field may be absent, because not every role may read it. */
function wireSchema(field: Field, nullable: boolean): z.ZodType {
  // Shapes of their own are passed through as stored; the write side has already checked them.
  if (['ownedList', 'json', 'localized', 'location'].includes(field.kind)) return z.unknown();
  const value = ofKind(field);
  return nullable ? value.nullish() : value.optional();
}

function ofKind(field: Field): z.ZodType {
  if (field.kind === 'file' || field.kind === 'image') return fileLink;
  return storedKindOf(field) === 'dateTime' ? z.date() : plain(field);
}

/** Output needs the value's type only, not the rules for entering it. */
function plain(field: Field): z.ZodType {
  const json = toJsonSchema(ruleOf(field), 'output');
  if (json['type'] === 'array') return z.array(z.string());
  if (json['type'] === 'boolean') return z.boolean();
  return json['type'] === 'number' || json['type'] === 'integer' ? z.number() : z.string();
}
