import { z } from 'zod';
import type { Field } from 'sijil/schema/field';
import type { OperationKind, Resource } from 'sijil/schema/resource';
import { storedKindOf } from 'sijil/schema/fieldKinds';
import { ruleOf, toZod } from 'sijil/schema/toZod';
import {
  bulkBody,
  bulkResult,
  historyEntry,
  importBody,
  importOutcome,
  relatedCount,
  revertBody,
  summaryView,
  titleView,
} from 'sijil/contract/consoleViews';
import { fileLink } from 'sijil/contract/parts';
import {
  hasEnglish,
  hasRows,
  holdsFile,
  holdsFiles,
  isLocalized,
  isOpaque,
  isPlace,
  isSecret,
  refers,
} from 'sijil/schema/kindFacts';
import type { Documented } from '../http/operation';
import { define, type JsonSchema, toJsonSchema, toNamedSchema } from '../http/documentation';
import { compile } from './compile';
import { summaryAddress } from './summary/summaryAddress';
import { filtersOf, listAddress, orderAddress, pageAddress } from './pageAddress';

const exportAddress = z.object({
  format: z.enum(['csv', 'xlsx']).optional(),
  columns: z.string().optional(),
  /** Operation of the declared list whose rows are requested. */
  list: z.string().optional(),
  /** As of a summary: its groups and their total instead of the rows. */
  _group: z.string().optional(),
  _measure: z.string().optional(),
  _compare: z.string().optional(),
});
const exportTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];
const title = titleView.nullable();
const versionAddress = z.object({ version: z.string().optional() });

/** Schemas of the answers of a resource's operations, where PostgreSQL has not written the JSON. */
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
    summary: summaryView,
    related: z.array(relatedCount),
  };
}

/** The documented operations of a resource. The schemas of a record, its create and its update are named after it. */
export function resourceSchemas(resource: Resource): Record<OperationKind, Documented> {
  const { name } = resource;
  const { q, _match, _where } = orderAddress;
  const record = define(name, toNamedSchema(recordAnswer(resource), 'output'));
  const answers = (schema: Documented, status = 200) => ({ response: { [status]: schema } });
  const bodyOf = (kind: 'create' | 'update', body: z.ZodType) =>
    define(`${name}.${kind}`, withNamedRows(resource, toJsonSchema(body, 'input')));
  const changed = toZod(resource, 'update').extend({ version: z.int() });
  return {
    list: { ...listAddress(resource), ...answers({ type: 'array', items: record }) },
    get: answers(record),
    create: { body: bodyOf('create', toZod(resource, 'create')), ...answers(record, 201) },
    update: { body: bodyOf('update', changed), ...answers(record) },
    delete: { querystring: toJsonSchema(versionAddress, 'input') },
    restore: answers(record),
    revert: { body: toNamedSchema(revertBody, 'input'), ...answers(record) },
    summary: {
      querystring: toJsonSchema(summaryAddress.extend({ q, _match, _where }), 'input'),
      'x-filters': filtersOf(resource),
      ...answers(toNamedSchema(summaryView, 'output')),
    },
    export: {
      querystring: toJsonSchema(exportAddress.extend(orderAddress), 'input'),
      'x-filters': filtersOf(resource),
      produces: exportTypes,
    },
    import: {
      body: toNamedSchema(importBody, 'input'),
      ...answers(toNamedSchema(importOutcome, 'output')),
    },
    bulk: {
      body: toNamedSchema(bulkBody, 'input'),
      ...answers(toNamedSchema(z.array(bulkResult), 'output')),
    },
    history: {
      querystring: toJsonSchema(
        z.object({ ...pageAddress, _merged: z.enum(['true', 'false']).optional() }),
        'input',
      ),
      ...answers(toNamedSchema(z.array(historyEntry), 'output')),
    },
    related: answers(toNamedSchema(z.array(relatedCount), 'output')),
  };
}

/** Names the schemas of the rows that belong to a record, so that its create and update share them. */
function withNamedRows({ name, fields }: Resource, json: JsonSchema): JsonSchema {
  const properties = { ...(json['properties'] as Readonly<Record<string, JsonSchema>>) };
  const definitions: Record<string, unknown> = {};
  for (const [field, { items, ...list }] of Object.entries(properties)) {
    if (!hasRows(fields[field]) || items === undefined) continue;
    definitions[`${name}.${field}`] = items;
    properties[field] = { ...list, items: { $ref: `#/definitions/${name}.${field}` } };
  }
  return { ...json, properties, definitions };
}

function recordAnswer(resource: Resource): z.ZodType {
  const fields = Object.entries(resource.fields).filter(([, field]) => !isSecret(field));
  const titled = fields.filter(([, field]) => refers(field) || hasEnglish(field));
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
      Object.fromEntries(titled.map(([name]) => [name, z.union([title, z.array(title)]).optional()])),
    ),
    ...(resource.account && { $oneTimePassword: z.string().optional() }),
    ...(resource.secret && { $secret: z.string().optional() }),
  });
}

/** True for a nullable column, so that the document allows null only there. */
function isNullable(resource: Resource, name: string): boolean {
  return compile(resource).findColumn(name)?.notNull !== true;
}

/** Every field may be absent, because not every role may read it. */
function wireSchema(field: Field, nullable: boolean): z.ZodType {
  // Values with a shape of their own are passed through as stored; they were validated on writing.
  if (isOpaque(field) || hasRows(field) || isLocalized(field) || isPlace(field))
    return z.unknown().optional();
  const value = ofKind(field);
  return nullable ? value.nullish() : value.optional();
}

function ofKind(field: Field): z.ZodType {
  if (holdsFiles(field)) return z.array(fileLink);
  if (holdsFile(field)) return fileLink;
  return storedKindOf(field) === 'dateTime' ? z.date() : plain(field);
}

/** Output needs only the value's type, not the rules of its input. */
function plain(field: Field): z.ZodType {
  const json = toJsonSchema(ruleOf(field), 'output');
  if (json['type'] === 'array') return z.array(z.string());
  if (json['type'] === 'boolean') return z.boolean();
  return json['type'] === 'number' || json['type'] === 'integer' ? z.number() : z.string();
}
