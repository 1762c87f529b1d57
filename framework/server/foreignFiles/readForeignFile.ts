import path from 'node:path';
import type { FileType } from '#framework/base/files/uploads';
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

/**
 * Memory that a process may write to: enough for 20 megapixels with 16 bits a colour, the most that is decoded, twice.
 */
const memoryMb = 512;
const heapMb = 256;
/** Environment that a program needs to run at all. The portal's secrets are not for readers of foreign files. */
const passedOn = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];

/**
 * Starts a process that reads files, connected by Node's channel. The kernel bounds its memory wherever there is a POSIX
 * shell and Linux: the heap's own limit knows neither buffers nor what native decoders take.
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
