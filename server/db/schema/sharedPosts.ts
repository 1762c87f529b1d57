import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { documentVersions } from './documentVersions';
import { requests } from './requests';

/** Which version of which post a request's certificate was shared with, since when. */
export const sharedPosts = pgTable(
  'shared_posts',
  {
    requestId: uuid()
      .notNull()
      .references(() => requests.id),
    templateVersionId: uuid()
      .notNull()
      .references(() => documentVersions.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.templateVersionId] }),
    index().on(table.templateVersionId),
  ],
);
