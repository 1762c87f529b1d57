import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Contents that no file needs any more. They are removed from storage some days later. */
export const erasedContents = pgTable(
  'erased_contents',
  { sha256: text().primaryKey(), erasedAt: moment().notNull() },
  (table) => [index().on(table.erasedAt)],
);
