import type { ModuleTable } from '#framework/server/resources/compile';
import { automationRunsTable } from '#framework/server/resources/automationRunsTable';
import { queuedJobsTable } from '#framework/server/resources/queuedJobsTable';
import { webhookDeliveriesTable } from '#framework/server/resources/webhookDeliveriesTable';

/** The library's own tables are made by their declarations. */
export const moduleTables: Readonly<Record<string, ModuleTable>> = {
  automationRuns: automationRunsTable,
  queuedJobs: queuedJobsTable,
  webhookDeliveries: webhookDeliveriesTable,
};
