import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** The processes that work on the queue, by the name under which they hold jobs, and when each was last heard of. */
export const jobPools = pgTable('job_pools', {
  poolId: text().primaryKey(),
  /** Database time: the clocks of processes may differ. */
  seenAt: moment().notNull(),
});
