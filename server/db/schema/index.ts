import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { tables } from '#framework/server/db/schema/tables';
import * as accounts from './accounts';
import * as certificates from './certificates';
import * as evidence from './evidence';
import * as exports from '#framework/server/db/schema/exports';
import * as documentVersions from './documentVersions';
import * as field from './field';
import * as installation from '#framework/server/db/schema/installation';
import * as figures from './figures';
import * as files from '#framework/server/db/schema/files';
import * as jobPools from '#framework/server/db/schema/jobPools';
import * as live from '#framework/server/db/schema/live';
import * as messages from './messages';
import * as notificationPreferences from './notificationPreferences';
import * as money from './money';
import * as notes from './notes';
import * as orderSubmissions from './orderSubmissions';
import * as profile from './profile';
import * as requests from './requests';
import * as savedViews from '#framework/server/db/schema/savedViews';
import * as sharedPosts from './sharedPosts';
import * as templates from './templates';
import * as tickets from './tickets';
import * as users from '#framework/server/db/schema/users';

const ofModules = {
  ...users,
  ...accounts,
  ...files,
  ...templates,
  ...sharedPosts,
  ...documentVersions,
  ...requests,
  ...orderSubmissions,
  ...evidence,
  ...exports,
  ...money,
  ...certificates,
  ...messages,
  ...notificationPreferences,
  ...installation,
  ...live,
  ...jobPools,
  ...notes,
  ...profile,
  ...tickets,
  ...savedViews,
  ...field,
  ...figures,
};

/** Every table of the database: what migrations are generated from. */
export const schema = { ...ofModules, ...tables };

/** The tables that no declaration makes, by their names in the database. */
export const moduleTableNames: readonly string[] = Object.values(ofModules)
  .filter((one: unknown): one is PgTable => is(one, PgTable))
  .map((table) => getTableName(table));
