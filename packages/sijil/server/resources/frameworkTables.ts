import { getTableColumns } from 'drizzle-orm';
import { automationRuns, webhookDeliveries } from '../db/schema/events';
import type { ModuleTable } from './compile';
import { integer, jsonb, type PgColumn, type PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from 'sijil/base/i18n/localized';
import type { JobState } from 'sijil/schema/jobs/queuedJobs';
import { moment } from '../db/schema/columns';

/** View that `installJobView` creates. */
export const queuedJobs = pgTable('queued_jobs', {
  id: uuid().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  task: text().notNull(),
  status: text().$type<JobState>().notNull(),
  attempts: integer().notNull(),
  mostAttempts: integer().notNull(),
  runAt: moment().notNull(),
  createdAt: moment().notNull(),
  lastError: jsonb().$type<Localized>(),
});

/** Tables of the framework's own declarations that no declaration makes, by the resource's name. */
export const frameworkTables: Readonly<Record<string, ModuleTable>> = {
  automationRuns: withCreation(automationRuns),
  queuedJobs: withCreation(queuedJobs),
  webhookDeliveries: withCreation(webhookDeliveries),
};

/** Rows that are never edited: they are as old as their last change. */
function withCreation<T extends PgTable & { readonly createdAt: PgColumn }>(table: T): ModuleTable {
  return { table, columns: { ...getTableColumns(table), updatedAt: table.createdAt } };
}
