import { picturePixelLimit, pictureSideLimit, type PictureType, uploadLimit } from 'sijil/base/files/uploads';
import { loadSharp } from '../../pictures/loadSharp';

/**
 * Largest stored picture, in pixels: a photo that is larger than any screen or page shows it. The limit is an area and not a
 * side, because a long screenshot or receipt would become too narrow to be read.
 */
const largestArea = 2560 * 1920;
/**
 * JPEG qualities, of which the first that fits is used. A photo compressed more strongly than the first grows, as those that
 * browsers scale down do.
 */
const qualities = [86, 76, 66];

/** Reasons to refuse an uploaded picture. */
export type PictureProblem = 'damaged' | 'tooManyPixels' | 'tooLong';

export type ReencodedPicture = { readonly content: Uint8Array } | { readonly problem: PictureProblem };

/**
 * Decodes and re-encodes a picture: turned upright, within bounds, and with only the pixels of the sent file (no place or time,
 * no second file behind the picture); a JPEG within the limit of an upload. The size is read from the header before anything is
 * decoded.
 */
export async function reencodePicture(content: Uint8Array, type: PictureType): Promise<ReencodedPicture> {
  const sharp = await loadSharp();
  try {
    const { width, height, isPalette } = await sharp(content, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > pictureSideLimit) return { problem: 'tooLong' };
    if (width * height > picturePixelLimit) return { problem: 'tooManyPixels' };
    const longestSide = Math.floor(
      Math.max(width, height) * Math.min(1, Math.sqrt(largestArea / (width * height))),
    );
    const picture = sharp(content, { limitInputPixels: picturePixelLimit, failOn: 'warning' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    // A picture of few colours keeps its palette: without one it would be half as large again.
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
