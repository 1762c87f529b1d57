import { index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { tables } from '#framework/server/db/schema/tables';
import { moment, primaryId } from '#framework/server/db/schema/columns';
import { files } from '#framework/server/db/schema/files';
import { answers, requests } from './requests';
import { templates } from './templates';

/**
 * Picture attached to an answer, with everything that the gallery filters and sorts by: written by `shelveEvidence`
 * alone, in the transaction of the answers. It is deleted with its answer.
 */
export const evidencePictures = pgTable(
  'evidence_pictures',
  {
    id: primaryId(),
    answerId: uuid()
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    requestId: uuid()
      .notNull()
      .references(() => requests.id),
    clientId: uuid()
      .notNull()
      .references(() => tables.clients.id),
    formId: uuid()
      .notNull()
      .references(() => templates.id),
    categoryKey: text().notNull(),
    questionKey: text().notNull(),
    /** The score of the answer; null: not applicable. */
    score: smallint().$type<0 | 1 | 2>(),
    /** Time of the inspection. */
    takenAt: moment().notNull(),
  },
  (table) => [
    unique('evidence_pictures_answer_file').on(table.answerId, table.fileId),
    index().on(table.requestId),
    index().on(table.fileId),
    index('evidence_newest').on(table.takenAt, table.id),
    index('evidence_of_client').on(table.clientId, table.takenAt, table.id),
    index('evidence_of_category').on(table.formId, table.categoryKey, table.takenAt, table.id),
    index('evidence_of_question').on(table.formId, table.questionKey, table.takenAt, table.id),
    index('evidence_of_score').on(table.score, table.takenAt, table.id),
  ],
);
