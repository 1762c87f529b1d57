import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Language, Localized } from '#framework/base/i18n/localized';
import type { Resource } from '#framework/schema/resource';
import type { LookupPair } from '#domain/api/lookupViews';
import type { Queryable } from '#framework/server/db/connect';
import { compile } from '#framework/server/resources/compile';
import { titleSql } from '#framework/server/resources/titleSql';

/** Fields that must hold these values; null for a field that must be empty. */
type Narrowing = Readonly<Record<string, string | null>>;

/** The active records of a resource as value and label, in the alphabet of the caller's language. */
export async function readPairs(
  db: Queryable,
  resource: Resource,
  language: Language,
  narrowing: Narrowing = {},
): Promise<LookupPair[]> {
  const title = titleSql(resource) as SQL<string | Localized>;
  const rows = await db
    .select({ value: compile(resource).id, title })
    .from(compile(resource).table)
    .where(
      and(
        offered(resource),
        ...Object.entries(narrowing).map(([field, value]) => holds(resource, field, value)),
      ),
    );
  return rows
    .map((row) => ({ value: String(row.value), label: labelOf(row.title, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}

/** Returns true if a record exists and is offered: records below a retired one are not. */
export async function isOffered(db: Queryable, resource: Resource, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: compile(resource).id })
    .from(compile(resource).table)
    .where(and(offered(resource), eq(compile(resource).id, id)));
  return rows.length > 0;
}

function offered(resource: Resource): SQL | undefined {
  const { deletedAt, findColumn } = compile(resource);
  const active = findColumn('active');
  return and(deletedAt ? isNull(deletedAt) : sql`true`, active ? eq(active, true) : undefined);
}

function holds(resource: Resource, field: string, value: string | null): SQL {
  const column = compile(resource).column(field);
  return value === null ? isNull(column) : eq(column, value);
}

function labelOf(title: string | Localized, language: Language): string {
  return typeof title === 'string' ? title : title[language];
}
