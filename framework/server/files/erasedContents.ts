import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { erasedContents } from '../db/schema/erasedContents';
import { files } from '../db/schema/files';
import type { AppContext } from '../http/appContext';
import { tryEach } from '../log/tryEach';
import { thumbnailKey } from './thumbnail';

const batch = 200;

/**
 * Says that a content is needed again, before it is stored: until the transaction ends nobody removes it. Where it is being
 * removed at this moment, this waits, and the content is then written anew.
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

/** The row stays locked while storage is at work, so that `keepContent` waits. */
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
