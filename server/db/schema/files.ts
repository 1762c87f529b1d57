import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Uploaded and generated files; their content lies in storage under its SHA-256 and is never rewritten. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey().defaultRandom(),
    sha256: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    /** Of a picture as it is shown, in pixels; null for what is none, and for pictures of before it was kept. */
    width: integer(),
    height: integer(),
    name: text().notNull(),
    /** The uploader; null for what the portal itself made. */
    ownerId: uuid(),
    /** Whether anything has ever come to hold it; an upload that nothing holds is forgotten after a while. */
    attached: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.ownerId),
    index().on(table.sha256),
    index('files_unused')
      .on(table.createdAt)
      .where(sql`not attached`),
  ],
);
