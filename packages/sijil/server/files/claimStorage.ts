import { randomUUID } from 'node:crypto';
import { asc, eq, gt, max } from 'drizzle-orm';
import { ConfigurationError } from '../config/serverConfig';
import type { Database } from '../db/connect';
import { installation } from '../db/schema/system';
import { type Storage, StorageError } from '../storage/storage';
import { files } from '../db/schema/files';
import type { StoredContent } from '../storage/copyStorage';

/** Key of `installation` for the id that is also in the store. */
export const storageIdKey = 'storage_id';

/**
 * Verifies that the store belongs to this installation: a new installation marks it, and every later start finds the mark. The
 * first process to insert the id makes the others wait.
 * @throws ConfigurationError where the store has another mark, has lost it, or refuses access
 */
export async function claimStorage(db: Database, storage: Storage): Promise<void> {
  await db.transaction(async (tx) => {
    const id = randomUUID();
    const made = await tx
      .insert(installation)
      .values({ key: storageIdKey, value: id })
      .onConflictDoNothing()
      .returning();
    const owner = await storage.readOwner().catch(refused(storage));
    if (made.length > 0) {
      if (owner !== null) throw new ConfigurationError(foreign(storage));
      return storage.writeOwner(id).catch(refused(storage));
    }
    const own = await readStorageId(tx);
    if (owner === null) throw new ConfigurationError(absent(storage));
    if (owner !== own) throw new ConfigurationError(foreign(storage));
  });
}

/** Marks the store as this installation's, in place of any other mark. Returns false for an installation that never started. */
export async function takeStorage(db: Pick<Database, 'select'>, storage: Storage): Promise<boolean> {
  const id = await readStorageId(db);
  if (id === undefined) return false;
  await storage.writeOwner(id);
  return true;
}

/** Returns true unless the store has no mark, or that of another installation. */
export async function isOwnStorage(db: Pick<Database, 'select'>, storage: Storage): Promise<boolean> {
  const id = await readStorageId(db);
  return id === undefined || (await storage.readOwner()) === id;
}

async function readStorageId(db: Pick<Database, 'select'>): Promise<string | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.key, storageIdKey));
  return row?.value;
}

/** A refusal lasts until somebody changes a setting; any other error may be temporary. */
const refused = (storage: Storage) => (error: unknown) => {
  if (!(error instanceof StorageError) || error.reason !== 'refused') throw error;
  throw new ConfigurationError(
    `رفض مخزن الملفات ${storage.place} الوصول: راجع STORAGE_URL وSTORAGE_ENDPOINT وSTORAGE_KEY_ID وSTORAGE_KEY_SECRET.\n` +
      `The store of files ${storage.place} refuses access: check STORAGE_URL, STORAGE_ENDPOINT, STORAGE_KEY_ID and STORAGE_KEY_SECRET.\n` +
      error.message,
  );
};

const foreign = ({ place }: Storage) =>
  `ملفات ${place} لمنصة أخرى لها قاعدة بيانات أخرى. عيّن DATA_DIR أو STORAGE_URL لمكان ملفات هذه المنصة، أو نفّذ ‎npm run storage -- claim‎ إن كانت ملفاتها فعلًا.\n` +
  `The files in ${place} belong to another installation, with another database. Set DATA_DIR or STORAGE_URL to the place of this one's files, ` +
  'or run `npm run storage -- claim` if they are its own.';

const absent = ({ place }: Storage) =>
  `ليست ملفات هذه المنصة في ${place}. تحقق من توصيل القرص ومن DATA_DIR وSTORAGE_URL؛ وإن نقلت الملفات إليه فنفّذ ‎npm run storage -- claim‎.\n` +
  `The files of this installation are not in ${place}. Check that the disk is mounted, DATA_DIR and STORAGE_URL; if you moved the files there, ` +
  'run `npm run storage -- claim`.';

const batch = 1_000;

/** Yields every content of a file, in the order of hashes. Thumbnails are not among them: they can be made again. */
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
