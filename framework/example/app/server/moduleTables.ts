import type { ModuleTable } from '#framework/server/resources/compile';
import {
  automationRunsTable,
  queuedJobsTable,
  webhookDeliveriesTable,
} from '#framework/server/resources/frameworkTables';

/** The library's own tables are made by their declarations. */
export const moduleTables: Readonly<Record<string, ModuleTable>> = {
  automationRuns: automationRunsTable,
  queuedJobs: queuedJobsTable,
  webhookDeliveries: webhookDeliveriesTable,
};
