import { getTableColumns } from 'drizzle-orm';
import { queuedJobs } from '../db/schema/queuedJobs';
import type { ModuleTable } from './compile';

/** The rows of the declaration `queuedJobs`, for an application's `moduleTables`. */
export const queuedJobsTable: ModuleTable = {
  table: queuedJobs,
  columns: { ...getTableColumns(queuedJobs), updatedAt: queuedJobs.createdAt },
};
