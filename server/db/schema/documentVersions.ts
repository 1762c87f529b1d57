import { pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { versionColumns } from './versionColumns';

/** Published versions of the documents' templates, never changed; what was issued keeps the one it was drawn from. */
export const documentVersions = pgTable('document_versions', versionColumns<unknown>(), (table) => [
  uniqueIndex().on(table.templateId, table.version),
]);
