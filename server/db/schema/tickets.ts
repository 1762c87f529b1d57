import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { tables } from '../tables/tables';
import { createdAt, primaryId } from './columns';
import { users } from './users';

/** What was said in a ticket after its first message, oldest first. Append-only. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: primaryId(),
    ticketId: uuid()
      .notNull()
      .references(() => tables.tickets.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.ticketId, table.createdAt)],
);
