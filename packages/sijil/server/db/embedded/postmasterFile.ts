import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from 'sijil/base/objects';

const fastShutdownMs = 15_000;
const immediateShutdownMs = 5_000;

/** The postmaster's own file `postmaster.pid`: line 1 is its pid, line 8 its state. */
export function readPostmasterFile(cluster: string): { pid: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/**
 * Stops a postmaster that survived its portal (`kill -9`). Call it only while holding the data folder's lock:
 * otherwise the postmaster may be another portal's.
 */
export async function stopOrphan(cluster: string): Promise<'none' | 'stopped'> {
  const postmaster = readPostmasterFile(cluster);
  if (postmaster === undefined || !exists(postmaster.pid)) return 'none';
  if (!isPostmasterOf(postmaster.pid, cluster)) {
    // The pid belongs to another process now (a restarted container reuses low pids), or to a zombie that nobody reaps.
    // PostgreSQL would take either for a running server and refuse to start.
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return 'none';
  }
  await stopPostmaster(postmaster.pid);
  return 'stopped';
}

/** Fast shutdown (SIGINT), then an immediate one (SIGQUIT), from which the write-ahead log recovers everything. */
export async function stopPostmaster(pid: number): Promise<void> {
  kill(pid, 'SIGINT');
  if (await hasEnded(pid, fastShutdownMs)) return;
  kill(pid, 'SIGQUIT');
  if (await hasEnded(pid, immediateShutdownMs)) return;
  throw new Error(`PostgreSQL (pid ${pid}) does not stop`);
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Ended by itself meanwhile.
  }
}

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += 50) {
    if (!isRunning(pid)) return true;
    await delay(50);
  }
  return false;
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Counts a zombie as ended: in a container whose first process does not reap, an orphan stays one for ever. */
function isRunning(pid: number): boolean {
  if (!exists(pid)) return false;
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

/** A zombie has no command line, so it is no postmaster. */
function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform === 'win32') return true;
  try {
    const commandLine =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return commandLine.includes('postgres') && commandLine.includes(cluster);
  } catch {
    return false;
  }
}
