import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/ensureBuilt.mjs';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';
import { readPostmasterFile } from 'sijil/server/db/embedded/postmasterFile';
import { runningPostgresUrl } from 'sijil/server/db/embedded/startEmbeddedPostgres';
import { PortalProcess } from './portalProcess';

/** Separate portal, the build that `npm start` runs: its process, its PostgreSQL and its data folder, which survives a kill. */
export class Portal extends PortalProcess {
  private constructor(
    port: number,
    readonly dataDir: string,
  ) {
    super(port, { DATA_DIR: dataDir });
  }

  static async begin(): Promise<Portal> {
    if (!ensureBuilt('server')) throw new Error('the server could not be built');
    const portal = new Portal(await findFreePort(), mkdtempSync(path.join(tmpdir(), 'salama-faults-')));
    await portal.start();
    return portal;
  }

  get databaseUrl(): string {
    const url = runningPostgresUrl(this.dataDir);
    if (url === undefined) throw new Error('the portal’s PostgreSQL is not running');
    return url;
  }

  /** Kills PostgreSQL under the running portal. */
  killDatabase(): void {
    process.kill(this.postgres(), 'SIGKILL');
  }

  /** Suspends PostgreSQL, which accepts connections but does not answer; the returned function resumes it. */
  hangDatabase(): () => void {
    const pid = this.postgres();
    const own = [pid, ...childrenOf(pid)];
    for (const one of own) process.kill(one, 'SIGSTOP');
    return () => {
      for (const one of own.reverse()) signal(one, 'SIGCONT');
    };
  }

  async throwAway(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private postgres(): number {
    const pid = readPostmasterFile(path.join(this.dataDir, 'postgres'))?.pid;
    if (pid === undefined) throw new Error('PostgreSQL is not running');
    return pid;
  }
}

function childrenOf(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
}

/** Sends a signal; a process that has ended meanwhile needs none. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Ended by itself.
  }
}
