import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#framework/server/db/connect';

export async function isEmptyTable(db: Queryable, table: PgTable): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(table)
    .limit(1);
  return rows.length === 0;
}
