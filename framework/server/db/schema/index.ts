import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as automations from './events';
import * as webhooks from './events';
import * as erasedContents from './system';
import * as installation from './system';
import * as jobPools from './system';
import * as live from './system';
import * as exports from './console';
import * as savedViews from './console';
import * as recordDrafts from './console';
import * as files from './files';
import * as users from './users';

/** Tables of the framework itself; an application's schema is these, its own and those of its declarations (`tables`). */
export const frameworkTables = {
  ...users,
  ...files,
  ...erasedContents,
  ...exports,
  ...savedViews,
  ...recordDrafts,
  ...live,
  ...jobPools,
  ...installation,
  ...webhooks,
  ...automations,
};

/** Names in the database of the tables among the exports of schema files. */
export function tableNames(exported: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(exported)
    .filter((one: unknown): one is PgTable => is(one, PgTable))
    .map((table) => getTableName(table));
}
