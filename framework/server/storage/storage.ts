import type { Readable } from 'node:stream';
import { createHash } from 'node:crypto';

/** Content that cannot be had: it is not where its hash says, or the store does not give it. */
export class ContentError extends Error {
  constructor(
    readonly reason: 'missing' | 'unreadable',
    sha256: string,
    cause?: unknown,
  ) {
    super(`content ${sha256} is ${reason}`, { cause });
  }
}

/** A store outside this machine that has no space, refuses what is asked of it, or does not answer in time. */
export class StorageError extends Error {
  /** Error code of a full disk, where the reason is `full`. */
  readonly code: 'ENOSPC' | undefined;
  constructor(
    readonly reason: 'full' | 'refused' | 'silent',
    message: string,
  ) {
    super(message);
    this.code = reason === 'full' ? 'ENOSPC' : undefined;
  }
}

/** Name and type that a browser saves content under, and how long a link to it is valid. */
interface LinkOptions {
  readonly name: string;
  readonly type: string;
  readonly seconds: number;
}

/** Bytes of a content, the first and the last included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Content-addressed storage: what is written under a hash is never changed. */
export interface Storage {
  /** The folder or address, for messages to operators. */
  readonly place: string;
  /** Stores the content under its hash; writing it a second time is no error. @throws what the disk says, or StorageError */
  put(sha256: string, content: Buffer): Promise<void>;
  /** Stores what comes, however long, under the hash that it turns out to have. @throws what the disk or the stream says, or StorageError */
  putStream(content: Readable): Promise<{ readonly sha256: string; readonly size: number }>;
  /** Returns true if there is content under the hash. @throws ContentError where that cannot be found out */
  has(sha256: string): Promise<boolean>;
  /** Opens the content, or a part of it, before it returns the stream. @throws ContentError */
  get(sha256: string, range?: ByteRange): Promise<Readable>;
  /** @throws ContentError */
  read(sha256: string): Promise<Buffer>;
  /** Proves that something can be written, by writing it. @throws what the disk says, or StorageError */
  probe(): Promise<void>;
  /** Deletes what writes left behind that were cut off by a crash. */
  sweep(): Promise<void>;
  /** Deletes the content; removing what is not there is no error. */
  remove(sha256: string): Promise<void>;
  /** Returns the id of the installation that the store belongs to; null if it has none yet. */
  readOwner(): Promise<string | null>;
  writeOwner(id: string): Promise<void>;
  /** Returns an address at which a browser gets the content from the store itself; null if browsers cannot reach it. */
  linkTo(sha256: string, options: LinkOptions): Promise<string | null>;
}

/** Passes chunks on, and knows their hash and number of bytes at the end. */
export function measure() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    result: () => ({ sha256: hash.digest('hex'), size }),
  };
}
