import { picturePixelLimit, type PictureType, uploadLimit } from '#domain/files/uploadRules';
import { atATime } from './atATime';
import { loadSharp } from './loadSharp';

/** What is kept of a picture, in pixels: more than any screen or page shows of it. */
const longestSide = 2560;
/** Of JPEG: the first that fits. A photo packed more tightly than the first grows by it, as those that browsers make smaller do. */
const qualities = [86, 76, 66];

export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(readonly reason: 'damaged' | 'tooManyPixels') {
    super(`the picture is ${reason}`);
  }
}

/**
 * A picture decoded and encoded anew: turned upright, within bounds, and with nothing of the file that was sent but its
 * pixels (no place or time, no second file behind the picture); a JPEG within the limit of an upload. It works beside the
 * event loop.
 * @throws PictureError for a picture that is cut short, broken, or larger than is decoded.
 */
export function reencodePicture(content: Buffer, type: PictureType): Promise<Buffer> {
  return atATime(() => reencode(content, type));
}

async function reencode(content: Buffer, type: PictureType): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const { width, height, isPalette } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width * height > picturePixelLimit) throw new PictureError('tooManyPixels');
    const picture = sharp(content, { limitInputPixels: picturePixelLimit, failOn: 'warning' })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    // Of few colours it stays so: each pixel by itself takes half as much again.
    if (type === 'image/png')
      return await picture.png({ compressionLevel: 9, palette: isPalette }).toBuffer();
    let encoded = content;
    for (const quality of qualities) {
      encoded = await picture.clone().jpeg({ quality }).toBuffer();
      if (encoded.length <= uploadLimit) break;
    }
    return encoded;
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError('damaged');
  }
}
