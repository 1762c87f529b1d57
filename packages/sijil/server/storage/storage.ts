import type { Readable } from 'node:stream';
import { createHash } from 'node:crypto';

/** Content is unavailable: missing under its hash, or unreadable in the store. */
export class ContentError extends Error {
  constructor(
    readonly reason: 'missing' | 'unreadable',
    sha256: string,
    cause?: unknown,
  ) {
    super(`content ${sha256} is ${reason}`, { cause });
  }
}

/** A store outside this machine is full, refuses a call, or does not answer in time. */
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

/** Name and type under which a browser saves content, and the validity of its link. */
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

/** Content-addressed storage: content under a hash never changes. */
export interface Storage {
  /** The folder or address, for messages to operators. */
  readonly place: string;
  /** Stores the content under its hash; writing it a second time is no error. @throws the error of the disk, or StorageError */
  put(sha256: string, content: Buffer): Promise<void>;
  /** Stores a stream of any length under its content's hash. @throws the error of the disk or of the stream, or StorageError */
  putStream(content: Readable): Promise<{ readonly sha256: string; readonly size: number }>;
  /** Returns true if there is content under the hash. @throws ContentError where that cannot be determined */
  has(sha256: string): Promise<boolean>;
  /** Opens the content, or a part of it, before it returns the stream. @throws ContentError */
  get(sha256: string, range?: ByteRange): Promise<Readable>;
  /** @throws ContentError */
  read(sha256: string): Promise<Buffer>;
  /** Checks that the store is writable, by writing to it. @throws the error of the disk, or StorageError */
  probe(): Promise<void>;
  /** Deletes the remains of writes that a crash interrupted. */
  sweep(): Promise<void>;
  /** Deletes the content; removing missing content is no error. */
  remove(sha256: string): Promise<void>;
  /** Returns the id of the installation that the store belongs to; null if it has none yet. */
  readOwner(): Promise<string | null>;
  writeOwner(id: string): Promise<void>;
  /** Returns an address at which a browser gets the content directly from the store; null if browsers cannot reach it. */
  linkTo(sha256: string, options: LinkOptions): Promise<string | null>;
}

/** Passes chunks through, and has their hash and number of bytes at the end. */
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
