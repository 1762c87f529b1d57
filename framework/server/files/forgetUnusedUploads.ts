import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import { unusedUploadDays } from '#framework/base/files/uploads';
import type { AppContext } from '../http/appContext';
import { files } from '../db/schema/files';
import { tryEach } from '../log/tryEach';
import { eraseFiles } from './eraseFiles';

const uploadsAtOnce = 100;

/**
 * Takes away what people uploaded and then never sent; what the portal itself made is not its concern. Returns how many files
 * that was. It ends with a batch of which none could be taken away.
 */
export async function forgetUnusedUploads(api: AppContext): Promise<number> {
  const before = new Date(api.clock().getTime() - unusedUploadDays * 86_400_000);
  let forgotten = 0;
  for (;;) {
    const begun = forgotten;
    const found = await forgetBatch(api, before, () => (forgotten += 1));
    if (found < uploadsAtOnce || forgotten === begun) return forgotten;
  }
}

async function forgetBatch(api: AppContext, before: Date, count: () => void): Promise<number> {
  const rows = await api.db
    .select({ fileId: files.id })
    .from(files)
    .where(and(eq(files.attached, false), isNotNull(files.ownerId), lt(files.createdAt, before)))
    .orderBy(asc(files.createdAt))
    .limit(uploadsAtOnce);
  await tryEach(api.app.log, rows, 'an unused upload could not be forgotten', async ({ fileId }) => {
    await forget(api, fileId);
    count();
  });
  return rows.length;
}

/** An upload that is being attached at this moment is left alone. */
async function forget({ db, clock }: Pick<AppContext, 'db' | 'clock'>, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [unused] = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.id, id), eq(files.attached, false)))
      .for('update', { skipLocked: true });
    if (!unused) return;
    await eraseFiles(tx, [id], clock());
    // Whatever something holds after all is not looked at again.
    await tx.update(files).set({ attached: true }).where(eq(files.id, id));
  });
}
