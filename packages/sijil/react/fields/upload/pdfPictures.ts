import {
  decodePDFRawStream,
  PDFArray,
  type PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { picturePixelLimit } from 'sijil/base/files/uploads';

export type PdfPicture = ImageBitmap;

/** Smallest picture that is worth redrawing, in pixels: logos and signatures are below it. */
const leastPixels = 250_000;

/** Most pixels of a scanned page that a phone decodes. */
const mostPixels = 4 * picturePixelLimit;

/**
 * Decodes a large picture of a PDF: a JPEG, or packed pixels in grey or colour. Null for any other, such as pages in black and
 * white, which are small already.
 */
export async function readPicture({ dict, contents }: PDFRawStream): Promise<PdfPicture | null> {
  const width = numberOf(dict, 'Width');
  const height = numberOf(dict, 'Height');
  if (width * height < leastPixels || width * height > mostPixels) return null;
  // A stencil, inverted colours or a colour that counts as transparent would be lost.
  if (['ImageMask', 'Decode', 'Mask'].some((key) => dict.has(PDFName.of(key)))) return null;
  const filter = filterOf(dict);
  if (filter === 'DCTDecode')
    return createImageBitmap(new Blob([new Uint8Array(contents)], { type: 'image/jpeg' })).catch(() => null);
  if (filter !== 'FlateDecode' || dict.has(PDFName.of('DecodeParms'))) return null;
  const channels = channelsOf(dict);
  if (channels === null || numberOf(dict, 'BitsPerComponent') !== 8) return null;
  const pixels = decodePDFRawStream(PDFRawStream.of(dict, contents)).decode();
  if (pixels.length < width * height * channels) return null;
  return createImageBitmap(toImageData(pixels, width, height, channels)).catch(() => null);
}

const numberOf = (dict: PDFDict, key: string): number =>
  dict.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber() ?? 0;

/** Name of the only filter of a stream; null for none or several. */
function filterOf(dict: PDFDict): string | null {
  const filter = dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  return only instanceof PDFName ? only.decodeText() : null;
}

/** Channels of a colour space: 1 for grey, 3 for colour; null for another. */
function channelsOf(dict: PDFDict): 1 | 3 | null {
  const space = dict.lookup(PDFName.of('ColorSpace'));
  if (space === PDFName.of('DeviceGray')) return 1;
  if (space === PDFName.of('DeviceRGB')) return 3;
  if (!(space instanceof PDFArray) || space.lookup(0) !== PDFName.of('ICCBased')) return null;
  const profile = space.lookup(1);
  const count = profile instanceof PDFRawStream ? numberOf(profile.dict, 'N') : 0;
  return count === 1 || count === 3 ? count : null;
}

function toImageData(pixels: Uint8Array, width: number, height: number, channels: 1 | 3): ImageData {
  const image = new ImageData(width, height);
  for (let place = 0; place < width * height; place += 1) {
    for (let colour = 0; colour < 3; colour += 1)
      image.data[place * 4 + colour] = pixels[place * channels + (channels === 3 ? colour : 0)] ?? 0;
    image.data[place * 4 + 3] = 255;
  }
  return image;
}
