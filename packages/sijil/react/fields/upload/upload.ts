import type { FileLink } from 'sijil/contract/parts';
import {
  headLength,
  picturePixelLimit,
  pictureSideLimit,
  sniffType,
  type UploadKind,
  uploadLimit,
} from 'sijil/base/files/uploads';
import { drawJpeg } from './drawJpeg';
import { callOperation } from 'sijil/react/providers/operations';

/** Uploads one file and returns its link. @throws CallError with the API's refusal */
export function uploadFile(file: File, kind: UploadKind): Promise<FileLink> {
  const body = new FormData();
  body.append('file', file);
  return callOperation('files.upload', { query: { kind }, body });
}

/** Sizes to which a picture is scaled down, in pixels, from that of a large screen to the smallest one that is still read. */
const areas = [2000 * 1500, 1600 * 1200, 1200 * 900, 900 * 675];
const quality = 0.8;

/** Largest PDF that is read, in bytes: more would fill the memory of a phone. */
const largestPdf = 60 * 1024 * 1024;

// Reading a PDF takes a parser, which other files do not need.
async function shrinkScan(file: File): Promise<File> {
  if (file.size > largestPdf) return file;
  const { shrinkPdf } = await import('./shrinkPdf');
  return shrinkPdf(file);
}

/**
 * Scales a picture that exceeds the limits of an upload, in bytes or in pixels, until it fits; it is drawn upright. A scanned
 * PDF over the limit gets smaller pages. A file that this browser cannot draw stays as it is, and the upload rule decides. The content decides what is a
 * picture: a file of a phone may have neither an extension nor a type.
 */
export async function shrinkFile(file: File): Promise<File> {
  const type = sniffType(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
  if (type === 'application/pdf') return file.size <= uploadLimit ? file : shrinkScan(file);
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const largest = scaleWithin(picture);
  const isSmall = file.size <= uploadLimit;
  if (type !== null && isSmall && largest === 1) return file;
  const area = picture.width * picture.height;
  const scales = areas.map((wanted) => Math.min(largest, Math.sqrt(wanted / area)));
  // Many pixels in few bytes, such as a scanned page, may fit without losing more of them than they have to.
  for (const scale of isSmall ? [largest, ...scales] : scales) {
    const smaller = await drawJpeg(picture, scale, quality);
    if (smaller && smaller.size <= uploadLimit) {
      return new File([smaller], `${file.name.replace(/\.\w+$/, '')}.jpeg`, { type: 'image/jpeg' });
    }
  }
  return file;
}

/** Scale at which a picture is within the limits of the server, 1 at most. */
function scaleWithin({ width, height }: ImageBitmap): number {
  const bySide = pictureSideLimit / Math.max(width, height);
  const byPixels = Math.sqrt(picturePixelLimit / (width * height));
  return Math.min(1, bySide, byPixels);
}
