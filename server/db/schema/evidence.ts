import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { tables } from './declared';
import { createdAt, moment, primaryId } from 'sijil/server/db/schema/columns';
import { files } from 'sijil/server/db/schema/files';
import { answers, requests } from './requests';
import { templates } from './templates';
import type { Coordinates } from 'sijil/base/geo/coordinates';
import type { FormReceipt } from '#domain/api/fieldViews';
import type { Wire } from 'sijil/contract/parts';
import { users } from './users';

/**
 * Picture attached to an answer, with all columns by which the gallery filters and sorts. Only `shelveEvidence` writes it, in
 * the transaction of the answers. It is deleted with its answer.
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
    /** Time by the phone, or else of the inspection. */
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

const takenColumns = {
  /** Time and place by the phone, and the place's accuracy in metres; null where it reported none. */
  takenAt: moment(),
  place: jsonb().$type<Coordinates>(),
  accuracy: real(),
};

/** What a phone reported about a photo that it took. The stored picture has no such data: it is encoded anew. */
export const evidenceFacts = pgTable('evidence_facts', {
  fileId: uuid()
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  /** Of the file as the phone took it. */
  sha256: text().notNull(),
  ...takenColumns,
});

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Evidence uploaded in parts of at most half a megabyte. The parts are stored in the row, so that every process finds them
 * and an upload resumes after a lost connection. Abandoned uploads are deleted daily.
 */
export const evidenceUploads = pgTable(
  'evidence_uploads',
  {
    id: primaryId(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    ...takenColumns,
    content: bytes().notNull(),
    received: integer().notNull().default(0),
    /** Set when the file is complete; its content is then in storage. */
    fileId: uuid().references(() => files.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    touchedAt: createdAt(),
  },
  (table) => [
    unique('evidence_uploads_same').on(table.requestId, table.ownerId, table.sha256),
    index().on(table.ownerId),
    index().on(table.touchedAt),
    index().on(table.fileId),
  ],
);

/** Forms submitted with an idempotency key: the same key always gets the same answer. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** The hash of the body that was sent under the key. */
    digest: text().notNull(),
    receipt: jsonb().$type<Wire<FormReceipt>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.key] })],
);
