import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres';

/**
 * Calls `work` with connections to two empty databases, which are dropped afterwards.
 * @param server address at which the role may create databases; by default a PostgreSQL of this call alone
 */
export async function withScratchDatabases<T>(
  server: string | undefined,
  work: (one: Client, other: Client) => Promise<T>,
): Promise<T> {
  if (server === undefined) return withScratchPostgres((url) => withScratchDatabases(url, work));
  return withScratchDatabase(server, 'migrated', (one) =>
    withScratchDatabase(server, 'declared', (other) => work(one, other)),
  );
}

async function withScratchPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sijil-migration-'));
  try {
    const postgres = await startEmbeddedPostgres({
      dataDir,
      settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
      log: { warn: () => undefined, error: console.error },
    });
    try {
      return await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withScratchDatabase<T>(
  server: string,
  purpose: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const name = `scratch_${purpose}_${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  return connected(server, async (administrator) => {
    await administrator.query(`CREATE DATABASE "${name}"`);
    try {
      return await connected(url.href, work);
    } finally {
      await administrator.query(`DROP DATABASE "${name}" WITH (FORCE)`);
    }
  });
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  // The interrupted statement reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
