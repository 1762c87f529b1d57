import { PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { uploadLimit } from 'sijil/base/files/uploads';
import { drawJpeg } from './drawJpeg';
import { type PdfPicture, readPicture } from './pdfPictures';

/**
 * Attempts to draw the pictures of a PDF smaller, by the longer side in pixels and the quality of the JPEG. On an A4 page the
 * last is 105 dots an inch: below it the small print of a scan is no longer read.
 */
const leastSide = 1228;
const attempts = [
  { side: 2339, quality: 0.7 },
  { side: 1754, quality: 0.6 },
  { side: 1447, quality: 0.5 },
  { side: leastSide, quality: 0.45 },
] as const;

/**
 * Makes a PDF fit the limit of an upload by drawing its scanned pages and photos smaller; text and drawings stay as they are.
 * Returns the file itself if it is signed, needs a password, cannot be read, or stays too large while its text is legible.
 */
export async function shrinkPdf(file: File): Promise<File> {
  const original = new Uint8Array(await file.arrayBuffer());
  // The parser throws for a damaged file; the rule of uploads then refuses it for its size.
  const bytes = isSigned(original) ? null : await shrink(original).catch(() => null);
  return bytes ? new File([new Uint8Array(bytes)], file.name, { type: 'application/pdf' }) : file;
}

async function shrink(original: Uint8Array): Promise<Uint8Array | null> {
  const document = await PDFDocument.load(original, { updateMetadata: false, password: '' });
  if (document.isEncrypted) return null;
  const pictures = picturesOf(document);
  for (const attempt of [null, ...attempts.filter((one) => mayFit(pictures.length, one))]) {
    if (attempt) for (const [ref, stream] of pictures) await redraw(document, ref, stream, attempt);
    const bytes = await document.save({ updateFieldAppearances: false });
    if (bytes.length <= uploadLimit) return bytes;
    if (pictures.length === 0) break;
  }
  return null;
}

/** True for a digital signature, which holds only for the bytes that were signed. */
function isSigned(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes('/ByteRange');
}

/** Bytes of a pixel of clean text, which no scanned page falls below. */
const bytesPerPixel = 0.08;

/** False for an attempt that would be in vain with so many A4 pages: drawing each takes a second on a phone. */
const mayFit = (pages: number, { side }: (typeof attempts)[number]): boolean =>
  pages * (side * side * Math.SQRT1_2) * bytesPerPixel <= uploadLimit || side === leastSide;

function picturesOf({ context }: PDFDocument): (readonly [PDFRef, PDFRawStream])[] {
  return context
    .enumerateIndirectObjects()
    .flatMap(([ref, object]) =>
      object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
        ? [[ref, object] as const]
        : [],
    );
}

/** Replaces a picture by a smaller one, if that is shorter. */
async function redraw(
  { context }: PDFDocument,
  ref: PDFRef,
  stream: PDFRawStream,
  { side, quality }: (typeof attempts)[number],
): Promise<void> {
  const picture = await readPicture(stream);
  if (!picture) return;
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const drawn = await drawJpeg(picture, scale, quality);
  const size = { width: Math.floor(picture.width * scale), height: Math.floor(picture.height * scale) };
  picture.close();
  const current = context.lookup(ref);
  const length = current instanceof PDFRawStream ? current.contents.length : 0;
  if (drawn && drawn.size < length)
    context.assign(ref, toStream(stream.dict, size, new Uint8Array(await drawn.arrayBuffer())));
}

/** A picture as JPEG; what is transparent in it stays so. */
function toStream(
  former: PDFDict,
  { width, height }: Pick<PdfPicture, 'width' | 'height'>,
  content: Uint8Array,
): PDFRawStream {
  const dict = PDFDict.withContext(former.context);
  const names = { Type: 'XObject', Subtype: 'Image', ColorSpace: 'DeviceRGB', Filter: 'DCTDecode' };
  for (const [key, name] of Object.entries(names)) dict.set(PDFName.of(key), PDFName.of(name));
  const numbers = { Width: width, Height: height, BitsPerComponent: 8 };
  for (const [key, number] of Object.entries(numbers)) dict.set(PDFName.of(key), PDFNumber.of(number));
  const mask = former.get(PDFName.of('SMask'));
  if (mask) dict.set(PDFName.of('SMask'), mask);
  return PDFRawStream.of(dict, content);
}
