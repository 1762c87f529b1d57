import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { decryption, encryption } from './encryption';

/** Content is stored in pieces of this size, because a tar header gives the size of a piece before its content. */
const pieceBytes = 8 * 2 ** 20;

interface Written {
  readonly sha256: string;
  readonly bytes: number;
  /** Lines of a text. */
  readonly lines: number;
}

export interface ArchiveWriter {
  add(name: string, content: AsyncIterable<Buffer>): Promise<Written>;
}

/** Writes a `tar.gz`, encrypted where there is a passphrase, readable by its owner only. It gets its final name once complete. */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const tar = pack();
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
  // The file exists from here on: otherwise a failure could remove it before it is made.
  await once(target, 'open');
  const writing =
    passphrase === undefined
      ? pipeline(tar, gzip, target)
      : pipeline(tar, gzip, await encryption(passphrase), target);
  const addPiece = (name: string, piece: Buffer) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ name }, piece, (error) => (error ? reject(error) : resolve()));
    });
  const filling = fill({ add: (name, content) => addPieces(name, content, addPiece) }).then(
    () => tar.finalize(),
    (error: unknown) => {
      tar.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    },
  );
  try {
    // The failed one gives the reason: a full disk ends the writing, a lost database the filling.
    await Promise.all([filling, writing]);
    await rename(unfinished, file);
  } catch (error) {
    await Promise.allSettled([writing]);
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function addPieces(
  name: string,
  content: AsyncIterable<Buffer>,
  addPiece: (name: string, piece: Buffer) => Promise<void>,
): Promise<Written> {
  const hash = createHash('sha256');
  let [bytes, lines, pieces, waiting] = [0, 0, 0, 0];
  let parts: Buffer[] = [];
  const flush = async () => {
    const piece = Buffer.concat(parts);
    parts = [];
    waiting = 0;
    await addPiece(`${name}/${String(pieces).padStart(6, '0')}`, piece);
    pieces += 1;
  };
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
    parts.push(chunk);
    waiting += chunk.length;
    if (waiting >= pieceBytes) await flush();
  }
  if (waiting > 0 || pieces === 0) await flush();
  return { sha256: hash.digest('hex'), bytes, lines };
}

/** A part of an archive, and its content, which must be read before the next part. */
interface Part {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

/**
 * Reads the parts of an archive one after the other.
 * @throws the error of the file, its encryption, its compression or its order of parts where it is cut or damaged
 */
export async function* readArchive(file: string, passphrase: string | undefined): AsyncGenerator<Part> {
  const encrypted = await decryption(file, passphrase);
  const tar = extract();
  const source = createReadStream(file, encrypted && { start: encrypted.start, end: encrypted.end });
  const reading = encrypted
    ? pipeline(source, encrypted.decipher, createGunzip(), tar)
    : pipeline(source, createGunzip(), tar);
  reading.catch(() => undefined);
  const pieces = tar[Symbol.asyncIterator]();
  try {
    let next = await pieces.next();
    while (!next.done) {
      const name = partOf(next.value.header.name);
      const content = async function* (): AsyncGenerator<Buffer> {
        while (!next.done && partOf(next.value.header.name) === name) {
          for await (const chunk of next.value) if (Buffer.isBuffer(chunk)) yield chunk;
          next = await pieces.next();
        }
      };
      yield { name, content: content() };
      // Skip entries that the reader did not consume.
      while (!next.done && partOf(next.value.header.name) === name) {
        next.value.resume();
        next = await pieces.next();
      }
    }
    await reading;
  } finally {
    // The reader may have had all the parts that it wanted.
    source.destroy();
  }
}

const partOf = (piece: string) => piece.replace(/\/\d{6}$/, '');
