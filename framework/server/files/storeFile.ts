import { createHash } from 'node:crypto';
import { type FileType, safeFileName } from '#framework/base/files/uploads';
import type { AppContext } from '../http/appContext';
import type { Queryable } from '../db/connect';
import { files } from '../db/schema/files';
import { pictureSize } from '../pictures/drawThumbnail';
import { keepContent } from './eraseFiles';
import { onlyRow } from '../db/storedRows';

interface NewFile {
  readonly content: Buffer;
  readonly type: FileType | 'text/csv';
  readonly name: string;
  readonly ownerId: string | null;
}

export type StoredFile = typeof files.$inferSelect;

/** Keeps a file: its content in storage first, then its row, so that no row ever points at nothing. */
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
