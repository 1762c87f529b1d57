import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../db/connect';
import { files } from '../db/schema/files';
import { ApiError } from '../http/apiError';

/**
 * Every file that a record comes to hold passes here (or, of an inspection, through `attachFiles`): ids of files that this
 * person did not upload are refused, so that a file of somebody else cannot be attached by guessing; the others are no
 * longer forgotten as uploads that nobody used.
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
