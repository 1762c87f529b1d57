import type { files } from '../db/schema/files';
import type { AppContext } from '../http/appContext';
import { ContentError } from '../storage/storage';

/** Downloads of at least so many bytes come from the bucket itself, where browsers reach it. */
const directFromBytes = 8 * 1024 * 1024;
/** A download begins at once; it may then take as long as it likes. */
const linkSeconds = 60;

/** Address of a large file at the store itself; null where this server sends it. @throws ContentError */
export async function linkToContent(
  { storage }: Pick<AppContext, 'storage'>,
  { sha256, size, name, type }: typeof files.$inferSelect,
): Promise<string | null> {
  if (size < directFromBytes) return null;
  const link = await storage.linkTo(sha256, { name, type, seconds: linkSeconds });
  // The store would answer in words of its own.
  if (link !== null && !(await storage.has(sha256))) throw new ContentError('missing', sha256);
  return link;
}
