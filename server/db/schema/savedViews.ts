import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from './columns';
import { users } from './users';

/** Lists that people have named for themselves: the query of the list's address. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.userId, table.resource, table.name)],
);
