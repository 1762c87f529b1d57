import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users';

/** Favourites of a person in the menu, in their order: addresses of entries, `/requests`, and of saved views, `/requests?view=…`. */
export const favourites = pgTable('favourites', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  addresses: text().array().notNull(),
});
