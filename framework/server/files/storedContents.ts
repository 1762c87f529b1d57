import { asc, gt, max } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { files } from '../db/schema/files';
import type { StoredContent } from '../storage/copyStorage';

const batch = 1_000;

/** Every content that a file names, in the order of hashes. Thumbnails are not among them: they are drawn again. */
export async function* storedContents(db: Database): AsyncGenerator<StoredContent> {
  for (let after = ''; ;) {
    const rows = await db
      .select({ sha256: files.sha256, size: max(files.size) })
      .from(files)
      .where(gt(files.sha256, after))
      .groupBy(files.sha256)
      .orderBy(asc(files.sha256))
      .limit(batch);
    for (const { sha256, size } of rows) yield { sha256, size: size ?? 0 };
    const last = rows.at(-1);
    if (!last) return;
    after = last.sha256;
  }
}
