import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startTemporaryPostgres, testServerVariable } from 'sijil/server/db/embedded/temporaryPostgres';

/** Database that is dropped after use. */
export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Creates an empty database: on the PostgreSQL of the run, or on one of its own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const shared = process.env[testServerVariable];
  if (shared !== undefined) return createOn(shared);
  const server = await startTemporaryPostgres();
  return { url: server.url, drop: server.stop };
}

async function createOn(server: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
