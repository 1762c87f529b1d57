import { constants, inflateSync } from 'node:zlib';
import { errorCode } from 'sijil/base/objects';

/** Limit of bytes for all streams that a reader of PDFs unpacks. */
export const unpackedLimit = 20 * 1024 * 1024;

/** Distance in bytes before a stream within which its dictionary is searched. */
const dictionaryLength = 2000;

/**
 * Returns true if the streams that a PDF reader unpacks by itself, those of objects and of cross-references, stay within 20 MB:
 * a few kilobytes may unpack to gigabytes. Such a stream may have only the one filter that every writer of PDFs uses, or none;
 * chained filters multiply. Encrypted streams are not counted: the limits of the process stop their reading.
 */
export function unpacksWithinLimits(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let left = unpackedLimit;
  for (const { dictionary, start } of structureStreams(bytes)) {
    const filter = filterOf(dictionary);
    if (filter === 'none') continue;
    if (filter !== 'FlateDecode') return false;
    const content = unpacked(bytes.subarray(start), left);
    if (content === 'tooLarge') return false;
    left -= content.length;
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

/** Unpacks a stream as far as it is complete; empty for one that cannot be unpacked. */
export function unpacked(packed: Uint8Array, limit: number): Buffer | 'tooLarge' {
  try {
    const maxOutputLength = Math.max(1, limit);
    return inflateSync(packed, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : Buffer.alloc(0);
  }
}
