import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import type { Localized } from '#framework/base/i18n/localized';
import type { JobState } from '#framework/schema/jobs/jobStates';

/** The processes that work on the queue, by the name under which they hold jobs, and when each was last heard of. */
export const jobPools = pgTable('job_pools', {
  poolId: text().primaryKey(),
  /** Database time: the clocks of processes may differ. */
  seenAt: moment().notNull(),
});

/** The view that `installJobView` makes. */
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
