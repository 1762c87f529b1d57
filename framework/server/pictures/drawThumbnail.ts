import { picturePixelLimit } from '#framework/base/files/uploads';
import { loadSharp } from './loadSharp';

/** Pictures that are decoded at the same time; each may hold its pixels in memory. */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Decodes a picture when it is its turn. It does not block the event loop. */
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

/** Sharp on a dense screen at the height in which the gallery shows a row. */
const height = 320;
const widest = 960;

/** A small WebP of a picture, upright. @throws PictureError's kin for what cannot be decoded. */
export function drawThumbnail(content: Buffer): Promise<Buffer> {
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
