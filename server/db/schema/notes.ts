import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from '#framework/server/db/schema/columns';
import { requests } from './requests';
import { users } from '#framework/server/db/schema/users';

/** Notes of staff about a request; no client ever reads it (rules 1.10). Append-only. */
export const requestNotes = pgTable(
  'request_notes',
  {
    id: primaryId(),
    /** The order of notes: two may have the same moment. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    body: text().notNull(),
    /** The people mentioned, who were notified. */
    mentionedIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.requestId, table.position)],
);
