import { sql } from 'drizzle-orm';
import { index, type PgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '#framework/schema/resource';
import { isLocalized, refersToOne } from '#framework/schema/kindFacts';

/** Serves the list as it first opens, so that a page of a long table is read, not sorted. */
export function sortIndex({ sort, fields }: Resource, column: (name: string) => PgColumn) {
  const sorted = column(sort.field) as PgColumn | undefined;
  const field = fields[sort.field];
  // A text in two languages is ordered by one of them, a reference by its title: neither is what the column holds.
  if (!sorted || isLocalized(field) || refersToOne(field)) return [];
  // Read backwards it serves the descending order as well, whose last resort is the id downwards.
  return [
    index()
      .on(sorted, column('id'))
      .where(sql`deleted_at is null`),
  ];
}
