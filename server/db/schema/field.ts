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
 * Evidence that comes in parts, until it is whole: half a megabyte at most, so that its parts lie in its row, where
 * every process finds them and a lost connection leaves exactly what had come. What is left lying is dropped daily.
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
    /** Once it is whole; its content is then in storage. */
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

/** Forms that were handed in under a key of the app's own: the same key is answered the same for good. */
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
