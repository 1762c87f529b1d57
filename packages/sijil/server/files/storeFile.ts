import { createHash } from 'node:crypto';
import { type FileType, safeFileName } from 'sijil/base/files/uploads';
import type { AppContext } from '../http/appContext';
import type { Queryable, Transaction } from '../db/connect';
import { files } from '../db/schema/files';
import { pictureSize } from './thumbnail';
import { keepContent } from './eraseFiles';
import { onlyRow } from '../db/storedRows';
import { and, eq, inArray } from 'drizzle-orm';
import { ApiError } from '../http/apiError';

interface NewFile {
  readonly content: Buffer;
  readonly type: FileType | 'text/csv';
  readonly name: string;
  readonly ownerId: string | null;
}

type StoredFile = typeof files.$inferSelect;

/** Stores a file: its content in storage first, then its row, so that no row ever refers to missing content. */
export async function storeFile(
  api: Pick<AppContext, 'storage' | 'clock'>,
  tx: Queryable,
  file: NewFile,
): Promise<StoredFile> {
  const sha256 = createHash('sha256').update(file.content).digest('hex');
  await keepContent(tx, sha256);
  await api.storage.put(sha256, file.content);
  const shown = file.type.startsWith('image/') ? await pictureSize(file.content) : null;
  const stored = await tx
    .insert(files)
    .values({
      sha256,
      type: file.type,
      size: file.content.length,
      width: shown?.width ?? null,
      height: shown?.height ?? null,
      name: safeFileName(file.name, file.type),
      ownerId: file.ownerId,
      createdAt: api.clock(),
    })
    .returning();
  return onlyRow(stored);
}

/**
 * Attaches files to a record; every attached file passes here (or, of an inspection, through `attachFiles`). Ids of files that
 * this person did not upload are refused, so that nobody attaches another person's file by guessing; the others are no longer
 * deleted as unused uploads.
 * @returns the types of the files
 * @throws ApiError refusal, by default file_gone
 */
export async function attachOwnFiles(
  tx: Transaction,
  ownerId: string,
  ids: readonly (string | null | undefined)[],
  refusal = new ApiError('file_gone'),
): Promise<readonly string[]> {
  const wanted = [...new Set(ids.filter((id): id is string => Boolean(id)))];
  if (wanted.length === 0) return [];
  const rows = await tx
    .update(files)
    .set({ attached: true })
    .where(and(inArray(files.id, wanted), eq(files.ownerId, ownerId)))
    .returning({ type: files.type });
  if (rows.length !== wanted.length) throw refusal;
  return rows.map(({ type }) => type);
}
