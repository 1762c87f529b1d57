import { ParseSpeeds, PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from 'pdf-lib';
import { countPages } from './countPages';
import { unpacksWithinLimits } from './unpacksWithinLimits';

/** Reasons to refuse an uploaded PDF. */
export type PdfProblem = 'damaged' | 'encrypted' | 'active';

/** Entries that only a PDF which does something has: scripts, attached files, forms that are programs. */
const activeKeys = [
  'JS',
  'JavaScript',
  'EF',
  'EmbeddedFiles',
  'XFA',
  'RichMediaContent',
  'RichMediaSettings',
];
/** Actions that are refused; going to a page or to an address of the web is harmless. */
const activeActions = [
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
];

/** Reads a PDF to its end; null when it is sound and does nothing by itself. */
export async function findPdfProblem(file: Uint8Array): Promise<PdfProblem | null> {
  try {
    if (!unpacksWithinLimits(file)) return 'damaged';
    const document = await PDFDocument.load(file, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      ignoreEncryption: true,
      parseSpeed: ParseSpeeds.Fastest,
    });
    if (document.isEncrypted) return 'encrypted';
    if (!(countPages(document) > 0)) return 'damaged';
    const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
    return objects.some(isActive) ? 'active' : null;
  } catch {
    return 'damaged';
  }
}

function isActive(object: PDFObject): boolean {
  if (object instanceof PDFStream) return isActive(object.dict);
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  if (!(object instanceof PDFDict)) return false;
  return object
    .entries()
    .some(
      ([key, value]) =>
        activeKeys.includes(key.decodeText()) ||
        (key === PDFName.of('S') && value instanceof PDFName && activeActions.includes(value.decodeText())) ||
        isActive(value),
    );
}
