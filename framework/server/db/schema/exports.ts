import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ExportKind, ExportStatus } from '#framework/base/files/exports';
import { createdAt, fileId, moment, primaryId } from './columns';
import { users } from './users';

/** File that is made in the background, with its progress. */
export const exports = pgTable(
  'exports',
  {
    id: primaryId(),
    kind: text().$type<ExportKind>().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    language: text().$type<'ar' | 'en'>().notNull(),
    /** The query of the export, as its list reads it. */
    query: jsonb().$type<Record<string, string>>().notNull(),
    /** The name of the record that it is of; null where its kind says enough. */
    about: text(),
    /** The screen that it was asked from, where its notice leads. */
    page: text().notNull().default('/'),
    status: text().$type<ExportStatus>().notNull().default('waiting'),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    /** The number of times it was begun. */
    attempts: integer().notNull().default(0),
    fileId: fileId(),
    size: bigint({ mode: 'number' }),
    /** Expiry of the file. */
    expiresAt: moment(),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (table) => [index().on(table.ownerId, table.createdAt), index().on(table.expiresAt)],
);
