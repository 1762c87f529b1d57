import { and, inArray, like } from 'drizzle-orm';
import type { Api } from '../../../api';
import { files } from '../../../db/schema/files';
import type { AnswerRow } from '../answers/loadFilledForm';

export type Pictures = ReadonlyMap<string, Buffer>;

/** The pictures among the evidence of these answers, by file id; documents are not shown in a report. */
export async function loadPictures(
  api: Pick<Api, 'db' | 'storage'>,
  rows: readonly AnswerRow[],
): Promise<Pictures> {
  const ids = rows.flatMap(({ fileIds }) => fileIds);
  if (ids.length === 0) return new Map();
  const found = await api.db
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(and(inArray(files.id, ids), like(files.type, 'image/%')));
  return new Map(
    await Promise.all(found.map(async ({ id, sha256 }) => [id, await api.storage.read(sha256)] as const)),
  );
}
