import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { holdsFiles } from '#framework/schema/kindFacts';
import { resourceList } from '#resources';
import type { Transaction } from '#framework/server/db/connect';
import { tableNamed } from '#framework/server/db/schema/tables';

/** Every column of a declaration that holds several files. */
const lists: readonly PgColumn[] = resourceList
  .filter(({ kept }) => !kept)
  .flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, one]) =>
      holdsFiles(one) ? [tableNamed(name)[field] as PgColumn] : [],
    ),
  );

/** Returns true if a record has the file in a list of files: no foreign key guards those (decision 6). */
export async function isHeldInList(tx: Transaction, id: string): Promise<boolean> {
  for (const column of lists) {
    const held: SQL = sql`select 1 from ${column.table} where ${column} @> array[${id}]::uuid[] limit 1`;
    if ((await tx.execute(held)).rows.length > 0) return true;
  }
  return false;
}
