import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '#framework/server/db/schema/columns';
import { documentVersions } from './documentVersions';
import { requests } from './requests';

/** Shared posts: the post and its version that a request's certificate was shared with, and since when. */
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
