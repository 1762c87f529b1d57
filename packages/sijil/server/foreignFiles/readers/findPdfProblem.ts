import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { hasForbiddenAttachment } from './pdfAttachments';
import { unpacksWithinLimits } from './pdfUnpacking';

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

/** Reasons to refuse an uploaded PDF; `encrypted`: it opens only with a password. */
type PdfProblem = 'damaged' | 'encrypted' | 'active' | 'attached';

/** Entries of PDFs with active content: scripts and forms that are programs. */
const activeKeys = ['JS', 'JavaScript', 'XFA', 'RichMediaContent', 'RichMediaSettings'];

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

/** Reads a PDF to its end; null when it is sound, opens without a password and has no active content or foreign attachment. */
export async function findPdfProblem(file: Uint8Array): Promise<PdfProblem | null> {
  try {
    if (!unpacksWithinLimits(file)) return 'damaged';
    const document = await open(file);
    if (document === 'encrypted') return 'encrypted';
    if (!(countPages(document) > 0)) return 'damaged';
    const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
    if (objects.some(isUnreadable)) return 'damaged';
    const dictionaries = objects.flatMap((object) => [...dictionariesIn(object)]);
    if (dictionaries.some(isActive)) return 'active';
    return hasForbiddenAttachment(dictionaries) ? 'attached' : null;
  } catch {
    return 'damaged';
  }
}

/** Opens a PDF as its readers do: many documents of authorities and banks are encrypted, but need no password to be opened. */
async function open(file: Uint8Array): Promise<PDFDocument | 'encrypted'> {
  try {
    return await PDFDocument.load(file, {
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
      password: '',
    });
  } catch (error) {
    if (Buffer.from(file).includes('/Encrypt')) return 'encrypted';
    throw error;
  }
}

/** Names in the dictionary of a stream of cross-references. */
const crossReferenceNames = new Set(
  'Type XRef Length Filter FlateDecode DecodeParms Columns Predictor W Index Info Root Size ID Encrypt Prev'.split(
    ' ',
  ),
);

/**
 * Returns true for an object that could not be read. In an encrypted file the streams of cross-references are not encrypted, so
 * that their decryption fails.
 */
function isUnreadable(object: PDFObject): boolean {
  if (!(object instanceof PDFInvalidObject)) return false;
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  const [dictionary = ''] = bytes.toString('latin1').split(/>>\s*stream\b/, 1);
  const names = [...dictionary.matchAll(/\/([^\s/<>[\]()]*)/g)].map(([, name = '']) => name);
  return !names.includes('XRef') || names.some((name) => !crossReferenceNames.has(name));
}

/** All dictionaries of an object, at any depth. */
function* dictionariesIn(object: PDFObject): Generator<PDFDict> {
  if (object instanceof PDFStream) yield* dictionariesIn(object.dict);
  if (object instanceof PDFArray) for (const entry of object.asArray()) yield* dictionariesIn(entry);
  if (!(object instanceof PDFDict)) return;
  yield object;
  for (const value of object.values()) yield* dictionariesIn(value);
}

const isActive = (dictionary: PDFDict): boolean =>
  dictionary
    .entries()
    .some(
      ([key, value]) =>
        activeKeys.includes(key.decodeText()) ||
        (key === PDFName.of('S') && value instanceof PDFName && activeActions.includes(value.decodeText())),
    );
