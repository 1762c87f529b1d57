import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';

export interface Pooler {
  /** Address of the same database through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** True where PgBouncer is installed (`apt-get install pgbouncer`); the tests that need it are skipped elsewhere. */
export const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0;

/** Starts PgBouncer in transaction mode in front of a database. @param more lines of its configuration */
export async function startPooler(database: string, more: readonly string[] = []): Promise<Pooler> {
  const direct = new URL(database);
  const folder = mkdtempSync(path.join(tmpdir(), 'salama-pooler-'));
  const port = await findFreePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const name = direct.pathname.slice(1);
  const lines = [
    '[databases]',
    `${name} = host=${direct.hostname} port=${direct.port} user=${direct.username} password=${direct.password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
    ...more,
  ];
  writeFileSync(file, lines.join('\n'));
  chmodSync(folder, 0o755);
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn('pgbouncer', ['-q', ...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  pooler.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<void>((resolve) => pooler.once('close', () => resolve()));
  const url = new URL(database);
  url.port = String(port);
  const stop = async () => {
    pooler.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 1; !(await answers(url.href)); attempt += 1) {
    if (attempt < 100 && pooler.exitCode === null) continue;
    await stop();
    throw new Error(`PgBouncer did not start: ${said}`);
  }
  return { url: url.href, stop };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
