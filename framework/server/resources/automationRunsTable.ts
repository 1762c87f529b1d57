import { getTableColumns } from 'drizzle-orm';
import { automationRuns } from '../db/schema/automations';
import type { ModuleTable } from './compile';

/** The table of the declaration `automationRuns`, for an application's `moduleTables`. */
export const automationRunsTable: ModuleTable = {
  table: automationRuns,
  columns: { ...getTableColumns(automationRuns), updatedAt: automationRuns.createdAt },
};
