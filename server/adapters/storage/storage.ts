import type { Readable } from 'node:stream';

/** Content-addressed storage: what is written under a hash is never changed. */
export interface Storage {
  /** Keeps the content under its hash; writing it a second time is no error. */
  put(sha256: string, content: Buffer): Promise<void>;
  /** Keeps what comes, however long, under the hash that it turns out to have. @throws what the disk or the stream says */
  putStream(content: Readable): Promise<{ readonly sha256: string; readonly size: number }>;
  get(sha256: string): Promise<Readable>;
  read(sha256: string): Promise<Buffer>;
  /** Proves that something can be written, by writing it. @throws what the disk says */
  probe(): Promise<void>;
  /** Clears away what writes left behind that were cut off by a crash. */
  sweep(): Promise<void>;
  /** Forgets the content; removing what is not there is no error. */
  remove(sha256: string): Promise<void>;
}
