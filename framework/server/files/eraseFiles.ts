import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { errorCode } from '#framework/base/objects';
import type { AppContext } from '../http/appContext';
import type { Transaction } from '../db/connect';
import { files } from '../db/schema/files';
import { holdsFiles } from '#framework/schema/kindFacts';
import { resourceList } from '#app/resources';
import { tableNamed } from '../db/schema/tables';
import { thumbnailKey } from './thumbnail';

/** Every column of a declaration that holds several files. */
function listColumns(): PgColumn[] {
  return resourceList
    .filter(({ storedBy }) => !storedBy)
    .flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([field, one]) =>
        holdsFiles(one) ? [tableNamed(name)[field] as PgColumn] : [],
      ),
    );
}

/** Returns true if a record has the file in a list of files: no foreign key guards those (decision 6). */
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
 * Deletes the rows of files unless something that must be retained still shows them; returns the hashes whose content
 * nobody needs any more.
 */
export async function eraseFiles(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows =
    ids.length > 0
      ? await tx
          .select()
          .from(files)
          .where(inArray(files.id, [...new Set(ids)]))
          // A concurrent attachment waits or is done: `attachOwnFiles` writes the row.
          .for('update')
      : [];
  const unused: string[] = [];
  for (const { id, sha256 } of rows) {
    if (!(await erased(tx, id))) continue;
    const [other] = await tx.select({ id: files.id }).from(files).where(eq(files.sha256, sha256)).limit(1);
    if (!other) unused.push(sha256);
  }
  return unused;
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

/** Once the books are closed; content that cannot be removed now is only unreachable bytes. */
export async function dropContents(api: AppContext, hashes: readonly string[]): Promise<void> {
  for (const sha256 of hashes) {
    await dropContent(api, sha256).catch((error: unknown) => {
      api.app.log.warn({ sha256, failure: String(error) }, 'an erased file could not be removed');
    });
  }
}

async function dropContent({ storage }: AppContext, sha256: string): Promise<void> {
  await storage.remove(thumbnailKey(sha256));
  await storage.remove(sha256);
}
