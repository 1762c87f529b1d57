import { and, eq, inArray, or } from 'drizzle-orm';
import type { FileKind } from '#domain/forms/checkAnswers';
import type { Transaction } from 'sijil/server/db/connect';
import { files } from 'sijil/server/db/schema/files';

/**
 * Attaches files that this person uploaded or that already belonged to the answers, and returns the type of each; undefined
 * for any other file, which the caller refuses, so that nobody uses somebody else's file as evidence.
 */
export async function attachFiles(
  tx: Transaction,
  ownerId: string,
  ids: readonly string[],
  alreadyAttached: readonly string[] = [],
): Promise<(id: string) => FileKind | undefined> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return () => undefined;
  const rows = await tx
    .update(files)
    .set({ attached: true })
    .where(
      and(
        inArray(files.id, uniqueIds),
        or(eq(files.ownerId, ownerId), inArray(files.id, [...alreadyAttached])),
      ),
    )
    .returning({ id: files.id, type: files.type });
  const kinds = new Map<string, FileKind>(
    rows.map(({ id, type }) => [id, type.startsWith('image/') ? 'image' : 'document']),
  );
  return (id) => kinds.get(id);
}

/** Files of an answer: of what was found, and of what was corrected during the visit. */
export function filesOfAnswer({
  fileIds,
  mendedFileIds,
}: {
  readonly fileIds?: readonly string[] | null | undefined;
  readonly mendedFileIds?: readonly string[] | null | undefined;
}): readonly string[] {
  return [...(fileIds ?? []), ...(mendedFileIds ?? [])];
}
