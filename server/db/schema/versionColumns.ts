import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { moment, primaryId } from '#framework/server/db/schema/columns';
import { templates } from './templates';

/** The columns of a table of published versions. Forms have one of their own, because requests point at nothing else. */
export const versionColumns = <Body>() => ({
  id: primaryId(),
  templateId: uuid()
    .notNull()
    .references(() => templates.id),
  version: integer().notNull(),
  body: jsonb().$type<Body>().notNull(),
  /** The author's note of the changes. */
  note: text(),
  publishedById: uuid(),
  publishedAt: moment().notNull().defaultNow(),
});
