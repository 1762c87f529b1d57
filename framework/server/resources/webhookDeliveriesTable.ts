import { getTableColumns } from 'drizzle-orm';
import { webhookDeliveries } from '../db/schema/webhooks';
import type { ModuleTable } from './compile';

/** The table of the declaration `webhookDeliveries`, for an application's `moduleTables`. */
export const webhookDeliveriesTable: ModuleTable = {
  table: webhookDeliveries,
  columns: { ...getTableColumns(webhookDeliveries), updatedAt: webhookDeliveries.createdAt },
};
