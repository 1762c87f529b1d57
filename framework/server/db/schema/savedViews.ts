import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DeclaredRole } from '#app/roles';
import { createdAt, primaryId } from './columns';
import { users } from './users';

/** Lists that people have named, for themselves or for roles: the query of the list's address. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A list of `lists` by its name there, or the generated list of a resource by the resource's. */
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
