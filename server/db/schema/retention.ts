import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RetentionName } from '#domain/retention/retentionRules';
import type { Localized } from 'sijil/base/i18n/localized';
import { createdAt, moment, primaryId } from 'sijil/server/db/schema/columns';

/** Retention rules as the admin's list shows them, with the number of records that each deleted in its last run. */
export const retentionRuns = pgTable('retention_runs', {
  id: primaryId(),
  kind: text().$type<RetentionName>().notNull().unique(),
  label: jsonb().$type<Localized>().notNull(),
  days: integer().notNull(),
  reason: jsonb().$type<Localized>().notNull(),
  createdAt: createdAt(),
  ranAt: moment(),
  deleted: integer(),
});
