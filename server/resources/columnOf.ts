import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '#domain/schema/resource';
import { users } from '../db/schema/users';
import { storeOf } from './storeOf';
import { isAccountField } from '../db/tables/toTable';

/** The column that holds a field: in `users` for what every account has, in the resource's own table otherwise. */
export function columnOf(resource: Resource, field: string): PgColumn {
  const column = findColumn(resource, field);
  if (!column) throw new Error(`${resource.name} has no column for "${field}"`);
  return column;
}

/** Null where the resource keeps no such thing: a module's table may have no `version` and delete nothing. */
export function findColumn(resource: Resource, field: string): PgColumn | null {
  const columns = isAccountField(resource, field)
    ? (users as unknown as Record<string, PgColumn>)
    : storeOf(resource).columns;
  return columns[field] ?? null;
}
