import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from 'sijil/schema/resource';
import { ApiError } from '../http/apiError';
import { compile } from './compile';
import { z } from 'zod';
import { readingOf } from 'sijil/schema/fieldAccess';
import { kindOf } from 'sijil/schema/fieldKinds';
import { declaredRoles } from 'sijil/schema/application';
import type { Field } from 'sijil/schema/field';
import { deepestGroup, mostConditions } from 'sijil/schema/lists/listFilters';
import { longestSearch } from 'sijil/schema/filterText';
import { isSecret } from 'sijil/schema/kindFacts';
import type { Documented } from '../http/operation';
import { define, toJsonSchema } from '../http/documentation';

/** Largest page; an entire table is read by export, not by a list. */
export const maxPage = 200;

const furthestOffset = 1e6;

type Query = Readonly<Record<string, string | undefined>>;

/** Reads `_start` and `_end` of a list's address, as `@refinedev/simple-rest` writes them; a page over the limit is refused. */
export function readPage(query: Query): { offset: number; limit: number } {
  const offset = Number(query['_start'] ?? 0);
  const limit = Number(query['_end'] ?? offset + 25) - offset;
  const areIntegers = Number.isInteger(offset) && Number.isInteger(limit);
  if (!areIntegers || offset < 0 || offset > furthestOffset || limit < 1 || limit > maxPage)
    throw new ApiError('unknown_parameter', { parameter: '_end' });
  return { offset, limit };
}

/** Sort key of a list that supports cursors: one column that is never empty, then the id. */
export interface PageKey {
  readonly column: PgColumn;
  readonly order: 'asc' | 'desc';
}

/** Row after which a page begins or before which it ends, with its values at the time of reading. */
export interface Cursor {
  readonly side: 'after' | 'before';
  readonly key: string;
  readonly id: string;
}

/** Ends of a page: `_after` the last continues forwards, `_before` the first backwards. */
export interface PageEnds {
  readonly first: string;
  readonly last: string;
}

const sides = ['after', 'before'] as const;

/** Reads `_after` or `_before`. @throws ApiError unknown_parameter: a foreign cursor, both at once, or an order without a key */
export function readCursor(query: Query, key: PageKey | null): Cursor | undefined {
  const [side, other] = sides.filter((one) => `_${one}` in query);
  if (side === undefined) return undefined;
  const [text, id] = decode(query[`_${side}`] ?? '');
  const isValid = other === undefined && key !== null && text !== undefined && uuid.test(id ?? '');
  if (!isValid) throw new ApiError('unknown_parameter', { parameter: `_${side}` });
  return { side, key: text, id: String(id) };
}

/** The parameters of `cursorSql`, in its order. */
export const cursorValues = ({ key, id }: Cursor): readonly string[] => [key, id];

/** The ends of a page of these ids, whose first and last row have these keys. */
export function endsOf(ids: readonly string[], [first, last]: readonly [string, string]): PageEnds {
  return { first: encode(first, String(ids[0])), last: encode(last, String(ids.at(-1))) };
}

/** Condition for the rows after a cursor, or before it, served by the index of the order. */
export function cursorSql(resource: Resource, { column, order }: PageKey, { side, key, id }: Cursor): SQL {
  const isLater = (side === 'after') === (order === 'asc');
  const type = sql.raw(column.getSQLType());
  return sql`(${column}, ${compile(resource).id}) ${sql.raw(isLater ? '>' : '<')} (${key}::${type}, ${id}::uuid)`;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const encode = (key: string, id: string) => Buffer.from(JSON.stringify([key, id])).toString('base64url');

function decode(cursor: string): (string | undefined)[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) && parts.length === 2 && parts.every((part) => typeof part === 'string')
      ? parts
      : [];
  } catch {
    return [];
  }
}

const text = z.string().optional();

/** Range of a list, as `readPage` reads it. */
export const pageAddress = { _start: text, _end: text };
/** The parameters of search and order, as `listQuery` reads them. */
export const orderAddress = {
  q: z.string().max(longestSearch).optional(),
  _sort: text,
  _order: text,
  _match: z.literal('any').optional(),
  _where: z
    .string()
    .describe(
      `A group of filters, of which all or any must hold: any(status=pending,all(total_gte=100,name_like=x)). ${deepestGroup} levels and, with the list's other filters, ${mostConditions} conditions at most; values are written as in an address.`,
    )
    .optional(),
};

const address = z.object({
  ...pageAddress,
  _after: text,
  _before: text,
  ...orderAddress,
  _deleted: z.enum(['true', 'false']).optional(),
});

/** The documented address of a declaration's list; `listQuery` checks it. */
export function listAddress(resource: Resource): Documented {
  return { querystring: toJsonSchema(address, 'input'), 'x-filters': filtersOf(resource) };
}

/** Returns every filter of the fields that any role may read; each is a separate parameter, `name_like=…`. */
export function filtersOf(resource: Resource): Documented {
  const filters = Object.entries(resource.fields)
    .filter(([name, field]) => isReadBySomebody(resource, name, field))
    .flatMap(([name, field]) =>
      kindOf(field).filters.map((operator) => (operator === 'eq' ? name : `${name}_${operator}`)),
    );
  return define(`${resource.name}.filters`, {
    type: 'object',
    properties: Object.fromEntries(['id', 'id_in', ...filters].map((name) => [name, { type: 'string' }])),
  });
}

function isReadBySomebody(resource: Resource, name: string, field: Field): boolean {
  const readers = [null, ...declaredRoles()].filter((role) => readingOf(resource, name, role) !== 'never');
  return !isSecret(field) && readers.length > 0;
}
