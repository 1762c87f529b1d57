import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, draftWriter, fileId, moment, primaryId } from './columns';
import { users } from './users';
import { sql } from 'drizzle-orm';
import type { DeclaredRole, ExportKind } from 'sijil/schema/application';
import type { ExportStatus } from 'sijil/base/files/exports';

type Values = Record<string, unknown>;

/** Drafts of record forms, typed and not saved, so that people can continue them on any device. */
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
    /** Typed values. */
    values: jsonb().$type<Values>().notNull(),
    /** Values that these fields had in that version. */
    before: jsonb().$type<Values>().notNull(),
    savedAt: moment().notNull(),
    ...draftWriter(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.resource, table.record] }),
    index().on(table.savedAt),
  ],
);

/** Saved views, private or shared with roles: the query of the list's address. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name of a list in `lists`, or of the resource for its generated list. */
    list: text().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    /** Roles that see it too. */
    sharedWith: text().array().$type<DeclaredRole[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.list, table.name),
    index()
      .on(table.list)
      .where(sql`shared_with <> '{}'`),
  ],
);

/** Favourites of a person in the menu, in their order: addresses of entries, `/requests`, and of saved views, `/requests?view=…`. */
export const favourites = pgTable('favourites', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  addresses: text().array().notNull(),
});

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
    /** Name of the exported record; null where the kind is enough. */
    about: text(),
    /** Screen of the request, to which the notification links. */
    page: text().notNull().default('/'),
    status: text().$type<ExportStatus>().notNull().default('waiting'),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    /** Number of times it was started. */
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
