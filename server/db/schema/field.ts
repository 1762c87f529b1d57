import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FormReceipt } from '#domain/api/fieldViews';
import type { Wire } from '#framework/contract/parts';
import { createdAt, primaryId } from '#framework/server/db/schema/columns';
import { files } from '#framework/server/db/schema/files';
import { requests } from './requests';
import { users } from '#framework/server/db/schema/users';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Evidence that arrives in parts of at most half a megabyte. The parts are in the row, so that every process finds them and
 * a lost connection leaves exactly what had arrived. Abandoned uploads are deleted daily.
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
