import type { Readable } from 'node:stream';

/** Content that cannot be had: it is not where its hash says, or the disk does not give it. */
export class ContentError extends Error {
  constructor(
    readonly reason: 'missing' | 'unreadable',
    sha256: string,
    cause?: unknown,
  ) {
    super(`content ${sha256} is ${reason}`, { cause });
  }
}

/** Content-addressed storage: what is written under a hash is never changed. */
export interface Storage {
  /** Keeps the content under its hash; writing it a second time is no error. */
  put(sha256: string, content: Buffer): Promise<void>;
  /** Keeps what comes, however long, under the hash that it turns out to have. @throws what the disk or the stream says */
  putStream(content: Readable): Promise<{ readonly sha256: string; readonly size: number }>;
  /** Opened by the time it is answered. @throws ContentError */
  get(sha256: string): Promise<Readable>;
  /** @throws ContentError */
  read(sha256: string): Promise<Buffer>;
  /** Proves that something can be written, by writing it. @throws what the disk says */
  probe(): Promise<void>;
  /** Clears away what writes left behind that were cut off by a crash. */
  sweep(): Promise<void>;
  /** Forgets the content; removing what is not there is no error. */
  remove(sha256: string): Promise<void>;
}
