import path from 'node:path';
import type { FileType } from '#framework/base/files/uploads';
import { ReaderPool } from './readerPool';
import { startReader } from './startReader';
import type { Reading, ReadingTask } from './readers/readers';

const script = new URL(`./readingProcess${path.extname(import.meta.filename)}`, import.meta.url);

const pool = new ReaderPool<ReadingTask>(() => startReader(script), {
  processes: 2,
  fileMs: 3000,
  startMs: 30_000,
  waitingOfAccount: 2,
  waitingInAll: 200,
  // A silent connection ends after 30 s, and the file itself may take 12.
  waitingMs: 15_000,
  restMs: 60_000,
});

/**
 * Reads a file that somebody has sent, in a process of its own (decision 7): it harms nothing else, whatever it does.
 * `account`: the one that is served in turn with the others.
 * @throws ForeignFileError
 */
export async function readForeignFile<Type extends FileType>(
  account: string,
  type: Type,
  content: Uint8Array,
): Promise<Reading<Type>> {
  return (await pool.read(account, { type, content })) as Reading<Type>;
}
