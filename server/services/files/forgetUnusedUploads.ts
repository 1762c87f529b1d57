import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Api } from '../../http/api';
import { files } from '../../db/schema/files';
import { dropContents, eraseFiles } from './eraseFiles';

/** Longer than a form is left lying that remembers what was uploaded for it (rules 2.4). */
const keptDays = 30;
const atOnce = 500;

/** Takes away what people uploaded and then never sent; what the portal itself made is not its concern. */
export async function forgetUnusedUploads(api: Api): Promise<void> {
  const before = new Date(api.clock().getTime() - keptDays * 86_400_000);
  const unused = await api.db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.attached, false), isNotNull(files.ownerId), lt(files.createdAt, before)))
      .orderBy(files.createdAt)
      .limit(atOnce)
      // One that is being attached at this moment is left alone.
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    const contents = await eraseFiles(tx, ids);
    // Whatever something holds after all is not looked at again.
    await tx.update(files).set({ attached: true }).where(inArray(files.id, ids));
    return contents;
  });
  await dropContents(api, unused);
}
