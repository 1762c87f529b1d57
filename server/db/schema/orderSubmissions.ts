import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from 'sijil/server/db/schema/columns';
import { requests } from './requests';
import { users } from './users';

/** Idempotency keys of placed orders: an order repeated under its key is answered with the request it created. */
export const orderSubmissions = pgTable(
  'order_submissions',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** The hash of the body that was sent under the key. */
    digest: text().notNull(),
    /** Null only within the transaction that places it. */
    requestId: uuid().references(() => requests.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index().on(table.requestId),
    index().on(table.createdAt),
  ],
);
