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

/** What a resource's operations answer in JSON, where nothing else has written it already. */
export function resourceAnswers(resource: Resource): Partial<Record<OperationKind, z.ZodType>> {
  const record = recordAnswer(resource);
  return {
    list: z.array(record),
    get: record,
    create: record,
    update: record,
    restore: record,
    revert: record,
    import: importOutcome,
    bulk: z.array(bulkResult),
    history: z.array(historyEntry),
  };
}

type Answers = ReturnType<typeof resourceAnswers>;

/** What the OpenAPI document says of a resource's operations. */
export function resourceSchemas(
  resource: Resource,
  answers: Answers = resourceAnswers(resource),
): Record<OperationKind, Documented> {
  const create = toJsonSchema(toZod(resource, 'create'), 'input');
  const update = toJsonSchema(toZod(resource, 'update').extend({ version: z.int() }), 'input');
  const response = (kind: OperationKind, status = 200) => {
    const answer = answers[kind];
    return answer && { response: { [status]: toJsonSchema(answer, 'output') } };
  };
  return {
    list: { ...response('list') },
    get: { ...response('get') },
    create: { body: create, ...response('create', 201) },
    update: { body: update, ...response('update') },
    delete: { querystring: toJsonSchema(z.object({ version: z.string().optional() }), 'input') },
    restore: { ...response('restore') },
    revert: { body: toJsonSchema(revertBody, 'input'), ...response('revert') },
    export: { querystring: toJsonSchema(exportAddress, 'input'), produces: exportTypes },
    import: { body: toJsonSchema(importBody, 'input'), ...response('import') },
    bulk: { body: toJsonSchema(bulkBody, 'input'), ...response('bulk') },
    history: { querystring: toJsonSchema(pageAddress, 'input'), ...response('history') },
  };
}

function recordAnswer(resource: Resource): z.ZodType {
  const fields = Object.entries(resource.fields).filter(([, field]) => field.kind !== 'password');
  const references = fields.filter(([, field]) => field.kind === 'reference' || field.kind === 'references');
  return z.object({
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
}

/** What the column itself says: a document that promised null where none can be would make callers write for nothing. */
function isNullable(resource: Resource, name: string): boolean {
  return findColumn(resource, name)?.notNull !== true;
}

/** Every field may be absent, because not every role may read it. */
function wireSchema(field: Field, nullable: boolean): z.ZodType {
  // Shapes of their own are passed through as stored; the write side has already checked them.
  if (['ownedList', 'json', 'localized', 'location'].includes(field.kind)) return z.unknown().optional();
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
