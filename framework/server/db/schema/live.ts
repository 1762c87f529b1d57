import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/**
 * Changes for the pages that show them: written by the triggers of `installLiveTriggers` in the transaction that
 * changed it, retained for a day. It names the record, never its values.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    /** Number of the transaction: all changes of one become visible at once. */
    tx: bigint({ mode: 'number' }).notNull(),
    /** A declaration's name, or one of `personalResources`. */
    resource: text().notNull(),
    /** The record, or the person whose it is; `*` where one statement changed many. */
    recordId: text().notNull(),
    at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.tx, table.resource, table.recordId] }), index().on(table.at)],
);
