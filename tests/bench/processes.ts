import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Database } from 'sijil/server/db/connect';
import { ensureBuilt } from '../../scripts/ensureBuilt.mjs';
import { serverFlags } from '../../scripts/serverFlags.mjs';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';
import { users } from '../../server/db/schema/users';
import { createSessions } from 'sijil/server/http/sessions';
import { eq } from 'drizzle-orm';
import { openSession } from '../support/people';

export interface Served {
  readonly url: string;
  readonly pid: number;
  /** Time from the start to the first answer, in milliseconds. */
  readonly readyMs: number;
  /** Longest stall of its event loop since the last call, in milliseconds. */
  longestStall(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the portal as `npm start` does, over a running database. */
export async function startPortal(databaseUrl: string, dataDir: string): Promise<Served> {
  if (!ensureBuilt('server') || !ensureBuilt('portal')) throw new Error('the portal could not be built');
  const port = await findFreePort();
  const served = await serve('dist/server/main.js', {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SANDBOX: 'on',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    API_DOCS: 'on',
  });
  return { ...served, url: `http://127.0.0.1:${port}` };
}

export const startBareServer = (databaseUrl: string, pages: string) =>
  serve('tests/bench/floor.ts', { DATABASE_URL: databaseUrl, PAGES: pages });

const probe = new URL('loopProbe.mjs', import.meta.url).href;

async function serve(script: string, settings: Readonly<Record<string, string>>): Promise<Served> {
  const begun = performance.now();
  const child = fork(script, [], {
    execArgv: script.endsWith('.ts') ? ['--import', 'tsx'] : [...serverFlags, '--import', probe],
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [received] = (await Promise.race([once(child, 'message'), failed(child)])) as [unknown];
  return {
    url: `http://127.0.0.1:${String(received)}`,
    pid: child.pid ?? 0,
    readyMs: performance.now() - begun,
    longestStall: async () => {
      child.send('longest stall?');
      const [answer] = (await once(child, 'message')) as [{ stallMs: number }];
      return answer.stallMs;
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function failed(child: ChildProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error('a server of the benchmark ended before it was ready');
}

/** Resident memory of a process in megabytes, where the system provides it (Linux). */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Opens a session for the user with this email, as a sign-in does. */
export async function tokenOf(db: Database, email: string): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`nobody is called ${email}`);
  return openSession({ api: { db, sessions: createSessions(db, () => new Date()) } }, user.id);
}
