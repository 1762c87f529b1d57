import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as consoleTables from './console';
import * as events from './events';
import * as files from './files';
import * as system from './system';
import * as users from './users';

/** Tables of the framework; an application's schema consists of these, its own and those of its declarations (`tables`). */
export const frameworkTables = {
  ...users,
  ...files,
  ...consoleTables,
  ...system,
  ...events,
};

/** Names in the database of the tables among the exports of schema files. */
export function tableNames(exported: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(exported)
    .filter((one: unknown): one is PgTable => is(one, PgTable))
    .map((table) => getTableName(table));
}
