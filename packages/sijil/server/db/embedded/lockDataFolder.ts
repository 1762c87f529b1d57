import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { errorCode } from 'sijil/base/objects';

export interface DataFolderLock {
  release(): Promise<void>;
}

/** Another process runs on the data folder; the message, in Arabic and English, names the folder and its pid. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
}

/**
 * Makes this process the only one on a data folder, which is created if missing. The lock is a listening socket named after the
 * folder's device and inode, so another path to the same folder is the same lock, and the system releases it however the process
 * ends.
 * @throws DataFolderInUseError
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, 'portal.pid');
  const address = lockAddress(folder);
  const server =
    (await listen(address)) ?? ((await isAbandoned(address)) ? await listen(address) : undefined);
  if (server === undefined) throw inUse(folder, pidFile);
  server.unref();
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release: async () => {
      rmSync(pidFile, { force: true });
      server.close();
      await once(server, 'close');
    },
  };
}

function lockAddress(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `salama-portal-${dev}-${ino}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\?\\pipe\\${name}`;
  return join(tmpdir(), `${name}.lock`);
}

/** Returns a server that holds the address, or undefined when another process does. */
async function listen(address: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  try {
    server.listen(address);
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/** True where nobody answers on a socket file (macOS) that survived a killed process; removes the file then. */
async function isAbandoned(address: string): Promise<boolean> {
  if (process.platform === 'linux' || process.platform === 'win32') return false;
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    rmSync(address, { force: true });
    return true;
  } finally {
    socket.destroy();
  }
}

function inUse(folder: string, pidFile: string): DataFolderInUseError {
  const pid = readPid(pidFile);
  return new DataFolderInUseError(
    `المنصة تعمل بالفعل على مجلد البيانات ${folder} (رقم العملية ${pid})؛ أوقفها أولًا، أو عيّن DATA_DIR لمجلد آخر.\n` +
      `The portal already runs on the data folder ${folder} (pid ${pid}). Stop it first, or set DATA_DIR to another folder.`,
  );
}

function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch {
    return '?';
  }
}
