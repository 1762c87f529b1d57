import { inArray } from 'drizzle-orm';
import type { AppContext } from '#framework/server/http/appContext';
import { files } from '#framework/server/db/schema/files';

/** Pictures are drawn, documents named. */
export interface Evidence {
  readonly picturesOf: (fileIds: readonly string[]) => Buffer[];
  readonly documentsOf: (fileIds: readonly string[]) => string[];
}

/** Attachments of answers and corrections, for a report. */
export async function loadEvidence(
  api: Pick<AppContext, 'db' | 'storage'>,
  fileIds: readonly string[],
): Promise<Evidence> {
  const found =
    fileIds.length === 0
      ? []
      : await api.db
          .select({ id: files.id, name: files.name, type: files.type, sha256: files.sha256 })
          .from(files)
          .where(inArray(files.id, [...fileIds]));
  const isPicture = ({ type }: { readonly type: string }) => type.startsWith('image/');
  const pictures = new Map(
    await Promise.all(
      found.filter(isPicture).map(async ({ id, sha256 }) => [id, await api.storage.read(sha256)] as const),
    ),
  );
  const documents = new Map(found.filter((file) => !isPicture(file)).map(({ id, name }) => [id, name]));
  return {
    picturesOf: (ids) => ids.flatMap((id) => pictures.get(id) ?? []),
    documentsOf: (ids) => ids.flatMap((id) => documents.get(id) ?? []),
  };
}
