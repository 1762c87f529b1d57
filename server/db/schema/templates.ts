import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from 'sijil/base/i18n/localized';
import type { TemplateKind, TemplateStatus } from '#domain/templates/templateKinds';
import { resources } from '#resources';
import { searchIndex, searchKey } from 'sijil/server/db/searchKey';
import { searchTexts } from 'sijil/server/db/tables/fieldColumns';
import { createdAt, moment, primaryId } from 'sijil/server/db/schema/columns';

/** Templates written by admins: inspection forms, contracts, certificates. Drafts change, published versions never do. */
export const templates = pgTable(
  'templates',
  {
    id: primaryId(),
    kind: text().$type<TemplateKind>().notNull(),
    /** The key in code and exported files; it never changes. */
    key: text().notNull(),
    /** The name in the draft. */
    name: jsonb().$type<Localized>().notNull(),
    /** The subject that a form inspects; null for documents. */
    subject: text().$type<'branch' | 'vehicle'>(),
    status: text().$type<TemplateStatus>().notNull().default('draft'),
    /** Body of its kind, structurally valid but possibly not ready to be published. */
    draft: jsonb().$type<unknown>().notNull(),
    /** True while the draft differs from the last published version. */
    changed: boolean().notNull().default(true),
    /** Number of saves of the draft: each save names the revision on which it is based. */
    revision: integer().notNull().default(1),
    publishedVersion: integer(),
    /** Kind under which it is offered while published; null before and after. */
    offer: text()
      .$type<TemplateKind>()
      .generatedAlwaysAs(sql`case when status = 'published' then kind end`),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    updatedById: uuid(),
    searchKey: searchKey(searchTexts(resources.inspectorForms)),
  },
  (table) => [
    uniqueIndex().on(table.kind, table.key),
    index().on(table.kind, table.createdAt),
    searchIndex(table.searchKey),
  ],
);

/** Columns of a table of published versions. Forms have a separate table, because requests refer to no other versions. */
export const versionColumns = <Body>() => ({
  id: primaryId(),
  templateId: uuid()
    .notNull()
    .references(() => templates.id),
  version: integer().notNull(),
  body: jsonb().$type<Body>().notNull(),
  /** The author's note on the changes. */
  note: text(),
  publishedById: uuid(),
  publishedAt: moment().notNull().defaultNow(),
});

/**
 * Published versions of document templates, never changed; issued documents keep the version from which they were rendered.
 */
export const documentVersions = pgTable('document_versions', versionColumns<unknown>(), (table) => [
  uniqueIndex().on(table.templateId, table.version),
]);
