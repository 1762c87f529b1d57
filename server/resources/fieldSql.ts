import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '#domain/schema/resource';
import { columnOf } from './columnOf';
import type { DerivedField } from './derivedField';
import type { Joins } from './joins';
import { storeOf } from './storeOf';

/** What a field holds in a row: its column, or what is worked out or looked up for it; with `joins`, read there. */
export function fieldSql(resource: Resource, name: string, joins?: Joins): PgColumn | SQL {
  const derived = derivedOf(resource, name);
  if (!derived) return columnOf(resource, name);
  return (joins && derived.joined?.(joins)) ?? derived.value;
}

/** The rows whose field fulfils a condition. */
export function whereField(resource: Resource, name: string, condition: (value: PgColumn | SQL) => SQL): SQL {
  const derived = derivedOf(resource, name);
  return derived ? derived.narrow(condition) : condition(columnOf(resource, name));
}

/** What a list is ordered by for a field. */
export function orderSql(resource: Resource, name: string): PgColumn | SQL {
  return derivedOf(resource, name)?.order ?? fieldSql(resource, name);
}

/** A field that is a prefix and a number that the database counts up, and where that number is. */
export function counterOf(
  resource: Resource,
  name: string,
): { prefix: string; number: PgColumn } | undefined {
  const { prefix, order } = derivedOf(resource, name) ?? {};
  return prefix !== undefined && order ? { prefix, number: order } : undefined;
}

export function isDerived(resource: Resource, name: string): boolean {
  return derivedOf(resource, name) !== undefined;
}

function derivedOf(resource: Resource, name: string): DerivedField | undefined {
  const { derived = {} } = storeOf(resource);
  return Object.hasOwn(derived, name) ? derived[name] : undefined;
}
