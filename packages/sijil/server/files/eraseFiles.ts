import { and, asc, eq, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { errorCode } from 'sijil/base/objects';
import type { Queryable, Transaction } from '../db/connect';
import { erasedContents } from '../db/schema/system';
import { files } from '../db/schema/files';
import { holdsFiles } from 'sijil/schema/kindFacts';
import { resourceList } from 'sijil/schema/application';
import { columnNamed } from '../db/schema/tables';
import type { AppContext } from '../http/appContext';
import { tryBatches, tryEach } from '../log/tryEach';
import { thumbnailKey } from './thumbnail';
import { unusedUploadDays } from 'sijil/base/files/uploads';

/** Deletes uploads that no record uses, but no files that the portal generated. Returns their number. */
export async function forgetUnusedUploads(api: AppContext): Promise<number> {
  const before = new Date(api.clock().getTime() - unusedUploadDays * 86_400_000);
  const read = (after: string | undefined, limit: number) =>
    api.db
      .select({ fileId: files.id })
      .from(files)
      .where(
        and(
          eq(files.attached, false),
          isNotNull(files.ownerId),
          lt(files.createdAt, before),
          after === undefined ? undefined : gt(files.id, after),
        ),
      )
      .orderBy(asc(files.id))
      .limit(limit);
  let forgotten = 0;
  await tryBatches(
    api.app.log,
    'an unused upload could not be forgotten',
    { key: 'fileId', read },
    async (id) => {
      if (await forget(api, id)) forgotten += 1;
    },
  );
  return forgotten;
}

/** Deletes an unused upload. Returns false for one that another transaction has locked, to attach or delete it. */
function forget({ db, clock }: Pick<AppContext, 'db' | 'clock'>, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [unused] = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.id, id), eq(files.attached, false)))
      .for('update', { skipLocked: true });
    if (!unused) return false;
    await eraseFiles(tx, [id], clock());
    // An upload that is in use after all is not checked again.
    await tx.update(files).set({ attached: true }).where(eq(files.id, id));
    return true;
  });
}

/** Every column of a declaration that holds several files. */
function listColumns(): PgColumn[] {
  return resourceList()
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

/** PostgreSQL's code for a row that is still referenced. */
const stillReferenced = '23503';

/**
 * Deletes the rows of files, except those that a record which must be retained still shows. Content without files is removed
 * from storage some days later (`removeErasedContents`).
 */
export async function eraseFiles(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  const rows =
    ids.length > 0
      ? await tx
          .select()
          .from(files)
          .where(inArray(files.id, [...new Set(ids)]))
          // Waits for a concurrent attachment: `attachOwnFiles` updates the row.
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
    // A savepoint: a statement that the database refuses here must not end the outer transaction.
    await tx.transaction((inner) => inner.delete(files).where(eq(files.id, id)));
    return true;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (errorCode(cause) === stillReferenced) return false;
    throw error;
  }
}

const batch = 200;

/**
 * Marks a content as needed again, before it is stored: until the transaction ends it cannot be removed. Where it is being
 * removed at this moment, this waits, and the content is then written again.
 */
export async function keepContent(tx: Queryable, sha256: string): Promise<void> {
  await tx.delete(erasedContents).where(eq(erasedContents.sha256, sha256));
}

/** Job: removes the contents that were erased before a moment, unless a file has them again. Returns how many were removed. */
export async function removeErasedContents(api: AppContext, before: Date): Promise<number> {
  let removed = 0;
  for (let after = ''; ;) {
    const rows = await api.db
      .select({ sha256: erasedContents.sha256 })
      .from(erasedContents)
      .where(and(lt(erasedContents.erasedAt, before), gt(erasedContents.sha256, after)))
      .orderBy(erasedContents.sha256)
      .limit(batch);
    await tryEach(api.app.log, rows, 'an erased content could not be removed', async ({ sha256 }) => {
      if (await removeContent(api, sha256, before)) removed += 1;
    });
    const last = rows.at(-1);
    if (!last) return removed;
    after = last.sha256;
  }
}

/** Removes a content with its row locked, so that `keepContent` waits. */
function removeContent({ db, storage }: AppContext, sha256: string, before: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [erased] = await tx
      .delete(erasedContents)
      .where(and(eq(erasedContents.sha256, sha256), lt(erasedContents.erasedAt, before)))
      .returning();
    const [needed] = await tx.select({ id: files.id }).from(files).where(eq(files.sha256, sha256)).limit(1);
    if (!erased || needed) return false;
    await storage.remove(thumbnailKey(sha256));
    await storage.remove(sha256);
    return true;
  });
}
