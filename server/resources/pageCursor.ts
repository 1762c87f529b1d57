import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '#domain/schema/resource';
import { ApiError } from '../http/apiError';
import { compile } from './compile';

/** What a list is ordered by where that is one column that is never empty; then its id. */
export interface PageKey {
  readonly column: PgColumn;
  readonly order: 'asc' | 'desc';
}

/** The row that a page begins behind or ends before, as it stood when it was read. */
export interface Beside {
  readonly side: 'after' | 'before';
  readonly key: string;
  readonly id: string;
}

/** The ends of a page: what `_after` the last leads on with, and `_before` the first back with. */
export interface PageEnds {
  readonly first: string;
  readonly last: string;
}

/** The keys of a page's first and last row, as texts that PostgreSQL reads back. */
export type EndKeys = readonly [first: string, last: string];

const sides = ['after', 'before'] as const;

/** Reads `_after` or `_before`. @throws ApiError unknown_parameter: not one of ours, both at once, or an order without a key */
export function readCursor(query: Readonly<Record<string, string>>, key: PageKey | null): Beside | undefined {
  const [side, other] = sidesOf(query);
  if (side === undefined) return undefined;
  const [text, id] = decode(query[`_${side}`] ?? '');
  const valid = other === undefined && key !== null && text !== undefined && uuid.test(id ?? '');
  if (!valid) throw new ApiError('unknown_parameter', { parameter: `_${side}` });
  return { side, key: text, id: String(id) };
}

export function endsOf(ids: readonly string[], keys: EndKeys): PageEnds {
  const [first, last] = keys;
  return { first: encode(first, String(ids[0])), last: encode(last, String(ids.at(-1))) };
}

/** All that `besideSql` is told of the row, in this order. */
export const valuesBeside = ({ key, id }: Beside): string[] => [key, id];

/** The rows behind a row, or before it, by the index of the order. */
export function besideSql(resource: Resource, { column, order }: PageKey, { side, key, id }: Beside): SQL {
  const later = (side === 'after') === (order === 'asc');
  const type = sql.raw(column.getSQLType());
  return sql`(${column}, ${compile(resource).id}) ${sql.raw(later ? '>' : '<')} (${key}::${type}, ${id}::uuid)`;
}

/** On which side of a row the page is; neither where it is counted by offset. */
export const sidesOf = (query: Readonly<Record<string, string>>) => sides.filter((one) => `_${one}` in query);

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
