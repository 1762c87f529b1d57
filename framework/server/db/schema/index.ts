import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as automations from './automations';
import * as erasedContents from './erasedContents';
import * as exports from './exports';
import * as savedViews from './savedViews';
import * as files from './files';
import * as installation from './installation';
import * as jobPools from './jobPools';
import * as live from './live';
import * as recordDrafts from './recordDrafts';
import * as users from './users';
import * as webhooks from './webhooks';

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
