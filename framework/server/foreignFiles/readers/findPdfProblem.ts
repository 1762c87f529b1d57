import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFRef,
} from 'pdf-lib';
import { unpacksWithinLimits } from './unpacksWithinLimits';

/** More nodes than the page tree of any PDF within the limit of an upload has. */
const nodeLimit = 10_000;

/**
 * The pages of a PDF, counted by walking its page tree. A node that is named twice, or one node too many, makes the tree
 * unreadable: such a tree of 5 kB can have 2^60 pages.
 * @throws Error for a tree that is no tree, or too large.
 */
function countPages({ catalog, context }: PDFDocument): number {
  const visited = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [catalog.get(PDFName.of('Pages'))];
  let pages = 0;
  for (let nodes = 0; waiting.length > 0; nodes += 1) {
    if (nodes >= nodeLimit) throw new Error('the page tree is too large');
    const named = waiting.pop();
    if (named instanceof PDFRef) {
      if (visited.has(named)) throw new Error('a node of the page tree is named twice');
      visited.add(named);
    }
    const node = context.lookup(named, PDFDict);
    const kids = node.lookupMaybe(PDFName.of('Kids'), PDFArray);
    if (!kids) pages += 1;
    else if (kids.size() > nodeLimit) throw new Error('the page tree is too large');
    else waiting.push(...kids.asArray());
  }
  return pages;
}

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
