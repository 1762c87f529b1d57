import {
  picturePixelLimit,
  pictureSideLimit,
  type PictureType,
  uploadLimit,
} from '#framework/base/files/uploads';
import { loadSharp } from '../../pictures/loadSharp';

/** Longest side of a stored picture, in pixels: more than any screen or page shows of it. */
const longestSide = 2560;
/**
 * Qualities of JPEG, of which the first that fits is used. A photo packed more tightly than the first grows by it, as
 * those that browsers make smaller do.
 */
const qualities = [86, 76, 66];

/** Reasons to refuse an uploaded picture. */
export type PictureProblem = 'damaged' | 'tooManyPixels' | 'tooLong';

export type ReencodedPicture = { readonly content: Uint8Array } | { readonly problem: PictureProblem };

/**
 * A picture decoded and encoded anew: turned upright, within bounds, and with nothing of the file that was sent but its
 * pixels (no place or time, no second file behind the picture); a JPEG within the limit of an upload. The size is read
 * from the head before anything is decoded.
 */
export async function reencodePicture(content: Uint8Array, type: PictureType): Promise<ReencodedPicture> {
  const sharp = await loadSharp();
  try {
    const { width, height, isPalette } = await sharp(content, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > pictureSideLimit) return { problem: 'tooLong' };
    if (width * height > picturePixelLimit) return { problem: 'tooManyPixels' };
    const picture = sharp(content, { limitInputPixels: picturePixelLimit, failOn: 'warning' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    // A picture of few colours keeps its palette: each pixel by itself takes half as much again.
    if (type === 'image/png')
      return { content: await picture.png({ compressionLevel: 9, palette: isPalette }).toBuffer() };
    let encoded: Uint8Array = content;
    for (const quality of qualities) {
      encoded = await picture.clone().jpeg({ quality }).toBuffer();
      if (encoded.length <= uploadLimit) break;
    }
    return { content: encoded };
  } catch {
    return { problem: 'damaged' };
  }
}
