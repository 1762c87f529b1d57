import type { ModuleTable } from '#framework/server/resources/compile';
import { automationRunsTable } from '#framework/server/resources/automationRunsTable';
import { webhookDeliveriesTable } from '#framework/server/resources/webhookDeliveriesTable';

/** The library's own tables are made by their declarations. */
export const moduleTables: Readonly<Record<string, ModuleTable>> = {
  automationRuns: automationRunsTable,
  webhookDeliveries: webhookDeliveriesTable,
};
