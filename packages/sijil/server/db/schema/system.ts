import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';

/** Values of one installation, such as the key that signs file links. */
export const installation = pgTable('installation', { key: text().primaryKey(), value: text().notNull() });

/** Processes that work on the queue, by the name under which they lock jobs, with the time of their last heartbeat. */
export const jobPools = pgTable('job_pools', {
  poolId: text().primaryKey(),
  /** Database time: the clocks of processes may differ. */
  seenAt: moment().notNull(),
});

/**
 * Changes for pages that show them: written by the triggers of `installLiveTriggers` in the transaction of the change, retained
 * for a day. A row names the record, never its values.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    /** Number of the transaction: all changes of one become visible at once. */
    tx: bigint({ mode: 'number' }).notNull(),
    /** A declaration's name, or one of `personalResources`. */
    resource: text().notNull(),
    /** The record, or the person to whom the change belongs; `*` where one statement changed many. */
    recordId: text().notNull(),
    at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.tx, table.resource, table.recordId] }), index().on(table.at)],
);

/** Contents without files. They are removed from storage some days later. */
export const erasedContents = pgTable(
  'erased_contents',
  { sha256: text().primaryKey(), erasedAt: moment().notNull() },
  (table) => [index().on(table.erasedAt)],
);
