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
    /** The size of a picture as it is shown, in pixels; null for other files, and for pictures from before sizes were stored. */
    width: integer(),
    height: integer(),
    name: text().notNull(),
    /** The uploader; null for a file that the portal generated. */
    ownerId: uuid(),
    /** True once a record holds the file; other uploads are deleted after a while. */
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
