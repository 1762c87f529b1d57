import { getTableColumns } from 'drizzle-orm';
import { automationRuns, webhookDeliveries } from '../db/schema/events';
import type { ModuleTable } from './compile';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from '#framework/base/i18n/localized';
import type { JobState } from '#framework/schema/jobs/queuedJobs';
import { moment } from '../db/schema/columns';

/** The table of the declaration `automationRuns`, for an application's `moduleTables`. */
export const automationRunsTable: ModuleTable = {
  table: automationRuns,
  columns: { ...getTableColumns(automationRuns), updatedAt: automationRuns.createdAt },
};

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

/** The rows of the declaration `queuedJobs`, for an application's `moduleTables`. */
export const queuedJobsTable: ModuleTable = {
  table: queuedJobs,
  columns: { ...getTableColumns(queuedJobs), updatedAt: queuedJobs.createdAt },
};

/** The table of the declaration `webhookDeliveries`, for an application's `moduleTables`. */
export const webhookDeliveriesTable: ModuleTable = {
  table: webhookDeliveries,
  columns: { ...getTableColumns(webhookDeliveries), updatedAt: webhookDeliveries.createdAt },
};
