import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import type { AppContext } from '../http/appContext';
import { files } from '../db/schema/files';
import { tryEach } from '../log/tryEach';
import { dropContents, eraseFiles } from './eraseFiles';

/** Longer than a form is left lying that remembers what was uploaded for it (rules 2.4). */
const retentionDays = 30;
/** The rest in a quarter of an hour: everything that may show a file is asked for each. */
const batch = 100;

/** Job: takes away what people uploaded and then never sent; what the portal itself made is not its concern. */
export async function forgetUnusedUploads(api: AppContext): Promise<void> {
  const before = new Date(api.clock().getTime() - retentionDays * 86_400_000);
  const rows = await api.db
    .select({ fileId: files.id })
    .from(files)
    .where(and(eq(files.attached, false), isNotNull(files.ownerId), lt(files.createdAt, before)))
    .orderBy(asc(files.createdAt))
    .limit(batch);
  await tryEach(api.app.log, rows, 'an unused upload could not be forgotten', async ({ fileId }) =>
    dropContents(api, await forget(api, fileId)),
  );
}

/** Answers the hash of a content that nobody needs any more; one that is being attached at this moment is left alone. */
async function forget({ db }: Pick<AppContext, 'db'>, id: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    const [unused] = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.id, id), eq(files.attached, false)))
      .for('update', { skipLocked: true });
    if (!unused) return [];
    const contents = await eraseFiles(tx, [id]);
    // Whatever something holds after all is not looked at again.
    await tx.update(files).set({ attached: true }).where(eq(files.id, id));
    return contents;
  });
}
