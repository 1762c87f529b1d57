import { createHash } from 'node:crypto';
import type { AppContext } from '../http/appContext';
import { drawThumbnail } from '../pictures/drawThumbnail';

/** Storage key of a thumbnail: a hash made from the content's hash, so that equal contents share one thumbnail. */
export const thumbnailKey = (sha256: string): string =>
  createHash('sha256').update(`thumbnail-320 ${sha256}`).digest('hex');

const underWay = new Map<string, Promise<Buffer>>();

/** The small picture of a stored picture: read, or made when it is first wanted. */
export async function thumbnailOf(api: Pick<AppContext, 'storage'>, sha256: string): Promise<Buffer> {
  const key = thumbnailKey(sha256);
  const cached = await api.storage.read(key).catch(() => null);
  if (cached) return cached;
  const making = underWay.get(key) ?? make(api, key, sha256).finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}

async function make({ storage }: Pick<AppContext, 'storage'>, key: string, sha256: string): Promise<Buffer> {
  const drawn = await drawThumbnail(await storage.read(sha256));
  await storage.put(key, drawn);
  return drawn;
}
