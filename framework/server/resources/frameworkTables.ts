import { getTableColumns } from 'drizzle-orm';
import { automationRuns } from '../db/schema/automations';
import type { ModuleTable } from './compile';
import { queuedJobs } from '../db/schema/queuedJobs';
import { webhookDeliveries } from '../db/schema/webhooks';

/** The table of the declaration `automationRuns`, for an application's `moduleTables`. */
export const automationRunsTable: ModuleTable = {
  table: automationRuns,
  columns: { ...getTableColumns(automationRuns), updatedAt: automationRuns.createdAt },
};

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
