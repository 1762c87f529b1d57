import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

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
