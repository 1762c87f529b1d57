import { and, eq, inArray, or } from 'drizzle-orm';
import type { FileKind } from '#domain/forms/checkAnswers';
import type { Queryable } from '../../../db/connect';
import { files } from '../../../db/schema/files';

/**
 * What each of these files is, for files that this person uploaded or that already belonged to the answers;
 * undefined for any other, so that nobody proves anything with a file of somebody else.
 */
export async function loadFileKinds(
  db: Queryable,
  ownerId: string,
  ids: readonly string[],
  alreadyAttached: readonly string[] = [],
): Promise<(id: string) => FileKind | undefined> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return () => undefined;
  const rows = await db
    .select({ id: files.id, type: files.type })
    .from(files)
    .where(
      and(inArray(files.id, wanted), or(eq(files.ownerId, ownerId), inArray(files.id, [...alreadyAttached]))),
    );
  const kinds = new Map(rows.map(({ id, type }) => [id, type.startsWith('image/') ? 'image' : 'document']));
  return (id) => kinds.get(id) as FileKind | undefined;
}
