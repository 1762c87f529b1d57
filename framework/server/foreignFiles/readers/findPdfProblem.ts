import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import { constants, inflateSync } from 'node:zlib';
import { errorCode } from '#framework/base/objects';

/** Limit of nodes in a page tree: more than any PDF within the limit of an upload has. */
const nodeLimit = 10_000;

/**
 * The pages of a PDF, counted by walking its page tree. A node that is named twice, or one node too many, makes the tree
 * unreadable: such a tree of 5 kB can have 2^60 pages.
 * @throws Error for a tree with a cycle or a shared node, or with too many nodes.
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
type PdfProblem = 'damaged' | 'encrypted' | 'active';

/** Entries of PDFs with active content: scripts, attached files, forms that are programs. */
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

/** Reads a PDF to its end; null when it is sound and has no active content. */
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

/** Limit of bytes for all streams that a reader of PDFs unpacks. */
const unpackedLimit = 20 * 1024 * 1024;

/** Distance in bytes before a stream within which its dictionary is searched. */
const dictionaryLength = 2000;

/**
 * Returns true if the streams that a PDF reader unpacks by itself, those of objects and of cross-references, stay within 20 MB:
 * a few kilobytes may unpack to gigabytes. Such a stream may have only the one filter that every writer of PDFs uses, or none;
 * chained filters multiply.
 */
function unpacksWithinLimits(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let left = unpackedLimit;
  for (const { dictionary, start } of structureStreams(bytes)) {
    const filter = filterOf(dictionary);
    if (filter === 'none') continue;
    if (filter !== 'FlateDecode') return false;
    const size = unpackedSize(bytes.subarray(start), left);
    if (size === 'tooLarge') return false;
    left -= size;
  }
  return true;
}

function* structureStreams(bytes: Buffer): Generator<{ dictionary: string; start: number }> {
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 1)) {
    const end = /^stream(?:\r\n|\n|\r)/.exec(bytes.toString('latin1', at, at + 8));
    if (!end || bytes.toString('latin1', at - 3, at) === 'end') continue;
    const before = bytes.toString('latin1', Math.max(0, at - dictionaryLength), at);
    const dictionary = plainNames(before.slice(before.lastIndexOf('obj') + 1));
    if (/\/(?:ObjStm|XRef)\b/.test(dictionary)) yield { dictionary, start: at + end[0].length };
  }
}

/** Decodes the letters of a name that are written as #4F. */
function plainNames(dictionary: string): string {
  return dictionary.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The filter of a stream, `none`, or `several`. */
function filterOf(dictionary: string): string {
  const given = /\/Filter\s*(\[[^\]]*\]|\/\w+|\d+\s+\d+\s+R)/.exec(dictionary)?.[1];
  if (given === undefined) return 'none';
  const [only = 'several', ...others] = [...given.matchAll(/\/(\w+)/g)].map(([, name]) => name);
  return others.length > 0 ? 'several' : only;
}

function unpackedSize(packed: Buffer, limit: number): number | 'tooLarge' {
  try {
    // A truncated stream counts as far as it can be unpacked; the rest is not read.
    return inflateSync(packed, { maxOutputLength: Math.max(1, limit), finishFlush: constants.Z_SYNC_FLUSH })
      .length;
  } catch (error) {
    return errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 0;
  }
}
