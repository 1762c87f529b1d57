import { createHash } from 'node:crypto';
import type { AppContext } from '../http/appContext';
import { picturePixelLimit } from 'sijil/base/files/uploads';
import { loadSharp } from '../pictures/loadSharp';

/** Storage key of a thumbnail: a hash made from the content's hash, so that equal contents share one thumbnail. */
export const thumbnailKey = (sha256: string): string =>
  createHash('sha256').update(`thumbnail-320 ${sha256}`).digest('hex');

const underWay = new Map<string, Promise<Buffer>>();

/** Returns the thumbnail of a stored picture, created at first use. */
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

/** Largest number of pictures that are decoded at the same time; each may hold its pixels in memory. */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Decodes a picture once a slot is free, without blocking the event loop. */
async function atATime<T>(decode: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await decode();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Height at which the gallery's rows are sharp on a dense screen. */
const height = 320;
const widest = 960;

/** Renders a small WebP of a picture, upright. @throws PictureError's kin for content that cannot be decoded. */
function drawThumbnail(content: Buffer): Promise<Buffer> {
  return atATime(async () => {
    const sharp = await loadSharp();
    return sharp(content, { limitInputPixels: picturePixelLimit })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize({ width: widest, height, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 74 })
      .toBuffer();
  });
}

/** Displayed size of a picture, read from its header; null for anything else. */
export async function pictureSize(
  content: Buffer,
): Promise<{ readonly width: number; readonly height: number } | null> {
  const sharp = await loadSharp();
  try {
    const { autoOrient } = await sharp(content, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch {
    return null;
  }
}
