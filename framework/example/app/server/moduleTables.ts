import type { ModuleTable } from '#framework/server/resources/compile';
import {
  automationRunsTable,
  queuedJobsTable,
  webhookDeliveriesTable,
} from '#framework/server/resources/frameworkTables';

/** Tables of modules; the library's own tables are created from their declarations. */
export const moduleTables: Readonly<Record<string, ModuleTable>> = {
  automationRuns: automationRunsTable,
  queuedJobs: queuedJobsTable,
  webhookDeliveries: webhookDeliveriesTable,
};
