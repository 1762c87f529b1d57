import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../../scripts/ensureBuilt.mjs';
import { findFreePort } from '#framework/server/db/embedded/findFreePort';
import { readPostmasterFile } from '#framework/server/db/embedded/postmasterFile';
import { runningPostgresUrl } from '#framework/server/db/embedded/runningPostgresUrl';
import { projectRoot } from '../support/folderTree';

/**
 * A portal of its own, the built one that `npm start` runs: its process, its PostgreSQL and its data folder, which outlive
 * a kill.
 */
export class Portal {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'salama-faults-'));
  private child: ChildProcess | undefined;

  private constructor(readonly port: number) {}

  static async begin(): Promise<Portal> {
    if (!ensureBuilt('server')) throw new Error('the server could not be built');
    const portal = new Portal(await findFreePort());
    await portal.start();
    return portal;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The number of its process. */
  get pid(): number {
    const pid = this.child?.pid;
    if (pid === undefined) throw new Error('the portal is not running');
    return pid;
  }

  get databaseUrl(): string {
    const url = runningPostgresUrl(this.dataDir);
    if (url === undefined) throw new Error('the portal’s PostgreSQL is not running');
    return url;
  }

  /** Starts the process and waits until it says that it is well. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(this.port),
      PUBLIC_URL: this.url,
      DATA_DIR: this.dataDir,
      DEMO: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      DATABASE_URL: '',
    };
    this.child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: projectRoot,
      env,
      stdio: 'ignore',
    });
    await this.untilWell();
  }

  /** Until health says so; @throws when it does not within the given time. */
  async untilWell(withinMs = 240_000): Promise<void> {
    const end = performance.now() + withinMs;
    while (performance.now() < end) {
      const answer = await fetch(`${this.url}/api/v1/health`).catch(() => undefined);
      if (answer?.ok) return;
      await pause(100);
    }
    throw new Error(`the portal was not well within ${withinMs} ms`);
  }

  /** Ends the process as a full memory or a power cut would. Its PostgreSQL is left behind. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Asks the process to stop, and answers how long that took, in milliseconds, and its exit code. */
  async stop(): Promise<{ tookMs: number; code: number | null }> {
    const begun = performance.now();
    const code = await this.end('SIGTERM');
    return { tookMs: performance.now() - begun, code };
  }

  /** Ends PostgreSQL under the running portal. */
  killDatabase(): void {
    process.kill(this.postgres(), 'SIGKILL');
  }

  /** PostgreSQL takes connections, and says nothing on them any more, until it is woken. */
  hangDatabase(): () => void {
    const pid = this.postgres();
    const own = [pid, ...childrenOf(pid)];
    for (const one of own) process.kill(one, 'SIGSTOP');
    return () => {
      for (const one of own.reverse()) signal(one, 'SIGCONT');
    };
  }

  async throwAway(): Promise<void> {
    if (this.child?.exitCode === null && this.child.signalCode === null) await this.end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private postgres(): number {
    const pid = readPostmasterFile(path.join(this.dataDir, 'postgres'))?.pid;
    if (pid === undefined) throw new Error('PostgreSQL is not running');
    return pid;
  }

  private async end(by: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child) return null;
    const ended = once(child, 'exit');
    child.kill(by);
    const [code] = (await ended) as [number | null];
    return code;
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

/** Somebody who has ended meanwhile needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Ended by itself.
  }
}
