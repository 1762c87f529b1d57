import { Client } from 'pg';
import { startTemporaryPostgres } from '../db/embedded/temporaryPostgres';

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
  const postgres = await startTemporaryPostgres();
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
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
