import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { errorCode } from '#framework/base/objects';
import type { Transaction } from '../db/connect';
import { erasedContents } from '../db/schema/erasedContents';
import { files } from '../db/schema/files';
import { holdsFiles } from '#framework/schema/kindFacts';
import { resourceList } from '#app/resources';
import { columnNamed } from '../db/schema/tables';

/** Every column of a declaration that holds several files. */
function listColumns(): PgColumn[] {
  return resourceList
    .filter(({ storedBy }) => !storedBy)
    .flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([field, one]) => (holdsFiles(one) ? [columnNamed(name, field)] : [])),
    );
}

/** Returns true if a record has the file in a list of files: no foreign key guards those (decision 10). */
async function isHeldInList(tx: Transaction, id: string): Promise<boolean> {
  for (const column of listColumns()) {
    const held: SQL = sql`select 1 from ${column.table} where ${column} @> array[${id}]::uuid[] limit 1`;
    if ((await tx.execute(held)).rows.length > 0) return true;
  }
  return false;
}

/** PostgreSQL's word for a row that something still points at. */
const stillReferenced = '23503';

/**
 * Deletes the rows of files unless something that must be retained still shows them. Content that nobody needs any more is
 * removed from storage some days later (`removeErasedContents`).
 */
export async function eraseFiles(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  const rows =
    ids.length > 0
      ? await tx
          .select()
          .from(files)
          .where(inArray(files.id, [...new Set(ids)]))
          // A concurrent attachment waits or is done: `attachOwnFiles` writes the row.
          .for('update')
      : [];
  for (const { id, sha256 } of rows) {
    if (!(await erased(tx, id))) continue;
    const [other] = await tx.select({ id: files.id }).from(files).where(eq(files.sha256, sha256)).limit(1);
    if (!other) await tx.insert(erasedContents).values({ sha256, erasedAt: at }).onConflictDoNothing();
  }
}

async function erased(tx: Transaction, id: string): Promise<boolean> {
  if (await isHeldInList(tx, id)) return false;
  try {
    // A transaction within: what the database refuses here must not end the one around it.
    await tx.transaction((inner) => inner.delete(files).where(eq(files.id, id)));
    return true;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (errorCode(cause) === stillReferenced) return false;
    throw error;
  }
}
