import sharp from 'sharp';
import { picturePixelLimit, type PictureType } from '#domain/files/uploadRules';

/** What is kept of a picture, in pixels: more than any screen or page shows of it. */
const longestSide = 2560;
/** Pictures that are decoded at the same time; each may hold its pixels in memory. */
const atOnce = 2;

// One thread a picture and no cache: pictures from outside may take neither every core nor the memory.
sharp.concurrency(1);
sharp.cache(false);

export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(readonly reason: 'damaged' | 'tooManyPixels') {
    super(`the picture is ${reason}`);
  }
}

let running = 0;
const waiting: (() => void)[] = [];

/**
 * A picture decoded and encoded anew: turned upright, within bounds, and with nothing of the file that was sent but its
 * pixels (no place or time, no second file behind the picture). It works beside the event loop.
 * @throws PictureError for a picture that is cut short, broken, or larger than is decoded.
 */
export async function reencodePicture(content: Buffer, type: PictureType): Promise<Buffer> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await reencode(content, type);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function reencode(content: Buffer, type: PictureType): Promise<Buffer> {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width * height > picturePixelLimit) throw new PictureError('tooManyPixels');
    const picture = sharp(content, { limitInputPixels: picturePixelLimit, failOn: 'warning' })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const encoded =
      type === 'image/png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 86 });
    return await encoded.toBuffer();
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError('damaged');
  }
}
