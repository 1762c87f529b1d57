import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '#domain/schema/resource';
import { users } from '../db/schema/users';
import { tableNamed } from './tables';
import { isAccountField } from './toTable';

/** The column that holds a field: in `users` for what every account has, in the resource's own table otherwise. */
export function columnOf(resource: Resource, field: string): PgColumn {
  const columns = (isAccountField(resource, field) ? users : tableNamed(resource.name)) as unknown as Record<
    string,
    PgColumn
  >;
  const column = columns[field];
  if (!column) throw new Error(`${resource.name} has no column for "${field}"`);
  return column;
}
