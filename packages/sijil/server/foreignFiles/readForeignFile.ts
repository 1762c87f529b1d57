import path from 'node:path';
import type { FileType } from 'sijil/base/files/uploads';
import { ReaderPool } from './readerPool';
import type { Reading, ReadingTask } from './readers/readers';
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const script = new URL(`./readingProcess${path.extname(import.meta.filename)}`, import.meta.url);

const pool = new ReaderPool<ReadingTask>(() => startReader(script), {
  processes: 2,
  fileMs: 3000,
  startMs: 30_000,
  waitingOfAccount: 2,
  waitingInAll: 200,
  // A silent connection ends after 30 s, and the file itself may take 12 s.
  waitingMs: 15_000,
  restMs: 60_000,
});

/**
 * Reads a file that somebody has sent, in a separate process (decision 7), so that it can harm nothing else.
 * `account`: the owner of the file; accounts are served in rotation.
 * @throws ForeignFileError
 */
export async function readForeignFile<Type extends FileType>(
  account: string,
  type: Type,
  content: Uint8Array,
): Promise<Reading<Type>> {
  return (await pool.read(account, { type, content })) as Reading<Type>;
}

/** Memory that a process may write to: twice the largest picture that is decoded, 20 megapixels with 16 bits a colour. */
const memoryMb = 512;
const heapMb = 256;
/** Environment variables that a program requires to run. Readers of foreign files get none of the portal's secrets. */
const passedOn = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];

/**
 * Starts a process that reads files, connected by Node's channel. On Linux with a POSIX shell, the kernel limits its memory: the
 * limit of the heap includes neither buffers nor the memory of native decoders.
 */
export function startReader(script: URL): ChildProcess {
  const loader = script.pathname.endsWith('.ts') ? ['--import', typeScriptLoader()] : [];
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, ...loader, fileURLToPath(script)];
  const [command = '', ...args] =
    process.platform === 'win32'
      ? node
      : ['/bin/sh', '-c', 'ulimit -d "$0"; exec "$@"', String(memoryMb * 1024), ...node];
  const env = Object.fromEntries(passedOn.map((name) => [name, process.env[name]]));
  // Its error output is ignored: a hostile file could fill the log.
  return spawn(command, args, {
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function typeScriptLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
}
