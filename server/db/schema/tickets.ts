import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { tables } from '#framework/server/db/schema/tables';
import { createdAt, moment, primaryId } from '#framework/server/db/schema/columns';
import { files } from '#framework/server/db/schema/files';
import { users } from '#framework/server/db/schema/users';

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

/** Attachments of messages; one without a message came with the ticket's first. */
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
