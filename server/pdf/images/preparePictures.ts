import { loadSharp } from 'sijil/server/pictures/loadSharp';

/** Longer than any picture is rendered, at 200 dpi over a third of the page's width and more. */
const longestSide = 1400;
const pixelLimit = 24_000_000;
const paper = '#ffffff';

interface Size {
  readonly width: number;
  readonly height: number;
}

const prepared = new WeakMap<Uint8Array, Size>();

/** Size of a picture that `preparePictures` could read, otherwise undefined. Only such a picture may reach pdfkit. */
export const preparedSize = (picture: Uint8Array): Size | undefined => prepared.get(picture);

/**
 * Data of a document with each of its pictures decoded and re-encoded as a plain JPEG: pdfkit decodes PNGs in a callback,
 * where an exception ends the thread, and rejects unusual or damaged ones. An unreadable picture becomes an empty file, which
 * a document shows as unreadable.
 */
export async function preparePictures<Data>(data: Data): Promise<Data> {
  return (await prepareValue(data)) as Data;
}

async function prepareValue(value: unknown): Promise<unknown> {
  if (value instanceof Uint8Array) return preparePicture(value);
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    // Sequential: decoding forty photos of a report in parallel would hold all of them in memory.
    for (const item of value) items.push(await prepareValue(item));
    return items;
  }
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) entries.push([key, await prepareValue(item)]);
  return Object.fromEntries(entries);
}

async function preparePicture(file: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const { data: picture, info } = await sharp(file, { limitInputPixels: pixelLimit, failOn: 'warning' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: paper })
      .toColourspace('srgb')
      .jpeg({ quality: 84, progressive: false, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    prepared.set(picture, { width: info.width, height: info.height });
    return picture;
  } catch {
    return Buffer.alloc(0);
  }
}
