import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId } from 'sijil/server/db/schema/columns';
import { requests } from './requests';
import { users } from './users';
import { tables } from './declared';
import { files } from 'sijil/server/db/schema/files';

/** Staff's notes about a request, never readable by clients (rules 1.10). Append-only. */
export const requestNotes = pgTable(
  'request_notes',
  {
    id: primaryId(),
    /** Order of the notes: two may have the same time. */
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

const ticketId = () =>
  uuid()
    .notNull()
    .references(() => tables.tickets.id);

/** Messages of a ticket after its first, oldest first. Append-only. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: primaryId(),
    ticketId: ticketId(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.ticketId, table.createdAt)],
);

/** Attachments of messages; those without a message belong to the ticket's first one. */
export const ticketFiles = pgTable(
  'ticket_files',
  {
    id: primaryId(),
    ticketId: ticketId(),
    messageId: uuid().references(() => ticketMessages.id),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
  },
  (table) => [index().on(table.ticketId), index().on(table.messageId), index().on(table.fileId)],
);

/** Time until which a person has read a ticket; later messages are unread. */
export const ticketReads = pgTable(
  'ticket_reads',
  {
    ticketId: ticketId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    readAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.userId] }), index().on(table.userId)],
);
