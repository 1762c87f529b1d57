import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

type Values = Record<string, unknown>;

/** Drafts of forms of records, typed and not saved, so that people go on with them on any device. */
export const recordDrafts = pgTable(
  'record_drafts',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    /** Id of the record, or `new`. */
    record: text().notNull(),
    /** Version of the record that the form began with; null for a new one. */
    version: integer(),
    /** Values that were typed. */
    values: jsonb().$type<Values>().notNull(),
    /** Values that these fields had in that version. */
    before: jsonb().$type<Values>().notNull(),
    savedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.resource, table.record] }),
    index().on(table.savedAt),
  ],
);
