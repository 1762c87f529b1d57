import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from '#framework/base/i18n/localized';
import type { JobState } from '#framework/schema/jobs/queuedJobs';
import { moment } from './columns';

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
