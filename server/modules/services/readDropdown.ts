import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { servicePair } from '#domain/api/lookupViews';
import type { Language } from '#framework/base/i18n/localized';
import type { Queryable } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';

/** The services on offer as value and label, in the alphabet of the caller's language. */
export async function readDropdown(
  db: Queryable,
  language: Language,
): Promise<z.output<typeof servicePair>[]> {
  const { services } = tables;
  const rows = await db
    .select({ value: services.id, name: services.name, subject: services.subject })
    .from(services)
    .where(and(eq(services.active, true), isNull(services.deletedAt)));
  return rows
    .map(({ value, name, subject }) => ({ value, label: name[language], subject }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
